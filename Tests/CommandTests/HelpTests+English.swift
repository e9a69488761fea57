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

    Exit status: 0 done, or nothing had to change; 1 refused or cancelled; 2 wrong usage, or an
    item that is not clear; 3 a file cannot be read, understood or written.

    """#,
    "interactive": #"""
    reorder [OPTIONS] [FILE]

    Orders FILE by single keys, or by commands that are typed, one a line. Without FILE, or with -,
    the document is standard input, the commands come from the terminal, and the result goes to
    standard output.

      --line                        commands are words, then Enter; so too where there is no terminal

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
      --json                        one JSON object a line

    An ITEM is its number in reorder list; label:TEXT is exactly that label; id:ID is that identity;
    any other text is a label, the only one that begins with it, or the only one that holds it.

    """#,
    "help": #"""
    reorder help [COMMAND]

    Prints help for a command: interactive, list, actions, move, apply or swipe.

    """#,
  ]
}
