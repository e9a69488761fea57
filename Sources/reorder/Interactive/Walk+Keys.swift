internal import AnnouncingSpeech
internal import AssistiveReordering
internal import ReorderWording

// Single keys, which are another way to the commands that lines give.

extension Walk {
  /// Takes one key.
  func take(key: Key) throws(InputError) {
    switch mode {
    case .typing(let prompt, let text): try type(key, prompt, text)
    case .quitting, .abandoning, .restoring: try answer(key)
    case .menu: try takeInMenu(key)
    case .walking:
      if let prompt = KeyBindings.prompts[key] {
        try begin(prompt)
      } else if let command = KeyBindings.commands[key] {
        try take(command)
      } else {
        swiped.asked = nil
        try say(Sentence(.keyUnknown), as: .navigation)
      }
    }
  }

  /// A letter answers a question; Escape leaves things as they are.
  private func answer(_ key: Key) throws(InputError) {
    switch key {
    case .character(let letter): try take(line: String(letter))
    default: try take(line: "")
    }
  }

  /// In the menu Up and Down read on, Right reads names whole, digits choose, and letters begin a
  /// search.
  private func takeInMenu(_ key: Key) throws(InputError) {
    if case .menu(let menu) = mode, case .character(let letter) = key,
      try takeGitLetter(letter, menu)
    {
      return
    }
    switch key {
    case .character("+"): try take(.more)
    case .character(let digit) where ("1"..."9").contains(digit):
      try take(.number(digit.wholeNumberValue ?? 0))
    case .character("/"), .character(" "): try begin(.menu)
    case .character(let letter): try begin(.menu, with: String(letter))
    case .backspace, .escape: try take(.cancel)
    case .right: try take(.whole)
    case .up, .down, .home, .end, .enter:
      if let command = KeyBindings.commands[key] { try take(command) }
    default:
      swiped.asked = nil
      try say(Sentence(.keyUnknown), as: .navigation)
    }
  }

  func begin(_ prompt: WalkPrompt, with text: String = "") throws(InputError) {
    // The menu stays behind the search in it.
    if case .menu(let menu) = mode { searchedMenu = menu }
    swiped.close()
    mode = .typing(prompt, text)
    try say(Sentence(prompt.key), as: .question)
    try voice.echo(": " + wording.book.typed(text))
  }

  /// What is typed is shown behind the prompt. Nothing that was shown is taken back: after Backspace
  /// the prompt stands on a new line with what is left.
  private func type(_ key: Key, _ prompt: WalkPrompt, _ text: String) throws(InputError) {
    switch key {
    case .character(let character):
      mode = .typing(prompt, text + String(character))
      try voice.echo(wording.book.typed(String(character)))
    case .backspace:
      let rest = String(text.dropLast())
      mode = .typing(prompt, rest)
      try voice.show(wording.rendering(of: Sentence(prompt.key)))
      try voice.echo(": " + wording.book.typed(rest))
    case .enter: try finish(prompt, text)
    case .escape, .control("g"): try sayPromptLeft()
    default:
      // No key is silent: what is typed so far is read back.
      try say(Sentence(prompt.key), as: .question)
      try voice.echo(": " + wording.book.typed(text))
    }
  }

  /// Leaves the prompt, and says where one is then: in the menu that was to be searched, or in the
  /// list.
  private func sayPromptLeft() throws(InputError) {
    leavePrompt()
    let place = if case .menu(let menu) = mode { sentence(for: menu) } else { focusSentence() }
    try say(Sentence(.promptLeft).then(place), as: .navigation)
  }

  private func finish(_ prompt: WalkPrompt, _ text: String) throws(InputError) {
    guard text.contains(where: { !$0.isWhitespace }) else { return try sayPromptLeft() }
    leavePrompt()
    switch prompt {
    case .find: try take(.find(text))
    case .destination: try take(.move(.destination(text)))
    case .menu: try searchMenu(text)
    }
  }

  /// Goes back to the menu that was searched, or to walking.
  private func leavePrompt() {
    mode = searchedMenu.map { .menu($0) } ?? .walking
    searchedMenu = nil
  }
}

extension WalkPrompt {
  /// The words of the prompt.
  fileprivate var key: PhraseKey {
    switch self {
    case .find: .promptFind
    case .destination: .promptDestination
    case .menu: .promptMenu
    }
  }
}
