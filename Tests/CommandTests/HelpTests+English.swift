/// The help screens in English, whole.
extension HelpTests {
  static let english: [String: String] = [
    "overview": #"""
    reorder puts a list in order by small spoken actions.

    reorder [OPTIONS] [FILE]                      order a file interactively; - is standard input
    reorder list    [OPTIONS] FILE                what is in the document, numbered
    reorder actions [OPTIONS] FILE ITEM...        the moves that are offered for these items
    reorder move    [OPTIONS] FILE ITEM... DEST   make one move
    reorder apply   [OPTIONS] FILE DIFFERENCE     make a move, or a list of moves, given as JSON
    reorder swipe   [OPTIONS] FILE ITEM EVENT...  simulate a menu of swipe actions
    reorder speech check|voices [OPTIONS]         why nothing is heard; which voices there are
    reorder help [COMMAND]                        this text, or help for a command
    reorder --version                             the version

    Options everywhere:
      --format NAME                 lines, markdown, git-rebase or board; else found by name and content
      -z, --null                    lines: records end in a NUL byte
      --sections                    lines: lines that end in a colon, or blank lines, make sections
      --attach-comments             lines: comment lines go with the line below them
      --locale TAG                  the language, such as ar or de-AT; else that of the environment
      --direction ltr|rtl|auto      the direction of the layout
      --speech auto|on|off          whether to speak; auto speaks in interactive use only
      --verbosity terse|normal|full how much is said
      --vocabulary named|natural|relative
                                    how places are named
      --select-order document|selection
                                    in which order several items arrive
      --columns N                   items stand in a grid of so many columns
      --json                        one JSON object for programs
      --catalog FILE                take the words from a String Catalog
      --set KEY=VALUE               a setting; see reorder help settings

    Exit status: 0 done, or nothing had to change; 1 refused or cancelled, or speech that is not
    heard; 2 wrong usage, or an item that is not clear; 3 a file cannot be read, understood or written.

    """#,
    "interactive": #"""
    reorder [OPTIONS] [FILE]

    Orders FILE by single keys, or by commands that are typed, one a line. Without FILE, or with -,
    the document is standard input, the commands come from the terminal, and the result goes to
    standard output.

      --line                        commands are words, then Enter; so too where there is no terminal
      --transcript FILE             write down what is said, or would be, as JSON lines

    Press ? there, or type help, for the keys or commands.

    """#,
    "list": #"""
    reorder list [OPTIONS] FILE

    Prints the sections and items of FILE, numbered through the whole document.

    """#,
    "actions": #"""
    reorder actions [OPTIONS] FILE ITEM...

    Prints the moves that are offered for the items, the most useful first, and where the items
    would stand. Exits with 1 where there is none, and says why.

      --budget N                    how many moves at most; 9 unless given
      --all                         all of them
      --search TEXT                 only those before, after and at the end of what is called so

    An ITEM is its number in reorder list; label:TEXT is exactly that label; id:ID is that identity;
    any other text is a label, the only one that begins with it, or the only one that holds it.

    """#,
    "move": #"""
    reorder move [OPTIONS] FILE ITEM... DEST

    Makes one move and writes FILE; with - for FILE, standard input goes to standard output.

    DEST is one of:
      --before ITEM                 directly before an item
      --after ITEM                  directly after an item
      --to N                        so that the first item has position N in its section
      --first, --last               the start or the end of its section
      --earlier[=N], --later[=N]    one place, or N places, earlier or later
      --to-start-of SECTION         the start of a section
      --to-end-of SECTION           the end of a section

      --output PATH                 write there instead; - is standard output
      --dry-run                     change nothing
      --transcript FILE             write down what is said, or would be, as JSON lines

    An ITEM is its number in reorder list; label:TEXT is exactly that label; id:ID is that identity;
    any other text is a label, the only one that begins with it, or the only one that holds it.

    """#,
    "apply": #"""
    reorder apply [OPTIONS] FILE DIFFERENCE

    Makes the move of DIFFERENCE, or all moves of a list or none of them, and writes FILE.
    DIFFERENCE is JSON, the path of a JSON file, or - for standard input:

      {"sources": ["ID"], "destination": {"collectionID": "ID", "position": {"before": "ID"}}}

    The position may be "end". collectionID may be left out where there is one section.

      --output PATH                 write there instead; - is standard output
      --dry-run                     change nothing
      --transcript FILE             write down what is said, or would be, as JSON lines

    """#,
    "swipe": #"""
    reorder swipe [OPTIONS] FILE ITEM EVENT...

    Simulates the swipe actions that the board FILE declares, with a finger on the row of ITEM, and
    prints a line for each thing that comes of it. FILE is not written.

    EVENT is one of:
      drag=DX                       the finger moves DX points, to the right if above 0; adds up
      release                       the finger lets go
      fling=V                       the finger lets go at V points per second, likewise
      tap=ACTION                    a tap on a button, by its id or title
      tap-row, tap-outside          a tap on the row itself, or on none
      scroll                        the list scrolls
      row=ITEM                      the next events are for that row
      direction=ltr|rtl             the layout turns
      set=NAME:VALUE                the state of the row changes

      --width N                     the width of a row in points; 320 unless given
      --button-width N              the width of a button; 74 unless given
      --full-swipe-threshold F      the part of the width that is a full swipe; 0.5 unless given
      --direction ltr|rtl|auto      auto is the direction of the board, else of the language
      --script FILE                 events, and what has to come of them, from a file of JSON lines;
                                    exits with 1 where something else comes
      --draw                        says after each event how the row stands, from left to right
      --svg FILE                    draws the row after each event
      --transcript FILE             write down what is said, or would be, as JSON lines
      --json                        one JSON object a line

    An ITEM is its number in reorder list; label:TEXT is exactly that label; id:ID is that identity;
    any other text is a label, the only one that begins with it, or the only one that holds it.

    """#,
    "speech": #"""
    reorder speech check [OPTIONS] [FILE]
    reorder speech voices [OPTIONS] [LANG]

    check finds out why nothing is heard. It names the speech server, the output module, and the voice
    of each language of the sentences and of FILE; it has a word spoken and waits for its end; and it
    says whether interactive use speaks at this terminal, and if not, why. It starts a server only where
    interactive use would. Exits with 1 where the word is not heard, and says what to do.

    voices lists the voices of the server, or those that read LANG, such as he or pt-BR.

          --all                         voices: their variants, too
          --json                        one JSON object

    How it sounds is set as reorder help settings says.

    """#,
    "settings": #"""
    A setting is a line KEY = VALUE in ~/.config/reorder/config, a variable REORDER_KEY, or an option
    --KEY VALUE. An option goes before a variable, and a variable before the file. What is not set stays
    as the speech server and the language have it. In the file, # begins a comment.

      speech auto|on|off            whether to speak; auto speaks where no screen reader does
      rate, pitch, volume           from -100 to 100
      voice NAME                    the voice of the sentences; see reorder speech voices
      module NAME                   the output module of the server
      punctuation none|some|most|all
                                    how much punctuation is read; some unless given
      sounds on|off                 a sound before the words of a move, a refusal and an edge
      bell on|off                   the terminal rings where something is refused or ends
      verbosity terse|normal|full   how much is said
      vocabulary named|natural|relative
                                    how places are named
      quotes on|off|ascii           quotation marks around shown names
      isolates on|off               marks that keep names of another direction apart
      cursor end|start              where the cursor stands behind a sentence; start is for braille

    Further ones are set with --set KEY=VALUE:
      voice.LANG                    the voice for a language, such as voice.he
      language.SCRIPT               the language of names in a script, such as language.Hebr
      sound.moved, sound.refused, sound.edge
                                    the sounds of the server

    A setting that is wrong is told, and does not count.

    """#,
    "help": #"""
    reorder help [COMMAND]

    Prints help for a command: interactive, list, actions, move, apply,
    swipe or speech; and for the settings: settings.

    """#,
  ]
}
