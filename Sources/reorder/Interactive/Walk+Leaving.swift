internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderWording
internal import Reordering

extension Walk {
  /// How many moves are not written: at least one where the order differs.
  var unsavedMoves: Int { max(1, abs(moves - writtenMoves)) }

  func save() throws(InputError) {
    guard workspace.isUnsaved else { return try say(Sentence(.saveNothing), as: .result) }
    guard workspace.path != nil else { return try say(Sentence(.saveLater), as: .result) }
    _ = try write()
  }

  /// Writes the file and says what came of it.
  ///
  /// - Returns: Whether it was written.
  private func write() throws(InputError) -> Bool {
    let name = PhraseArgument.name(Name(workspace.path ?? "-"), quoted: true)
    let hasEdits = workspace.hasEdits
    do throws(InputError) {
      switch try workspace.save() {
      case .saved: try say(Sentence(.saveDone, [name]), as: .result)
      case .merged:
        keepFocus()
        let merged = Sentence(hasEdits ? .saveMergedEdits : .saveMerged, [name])
        let saved = merged.then(Sentence(.saveDone, [name]))
        try say(refreshRow().map { saved.then($0) } ?? saved, as: .result)
      case .refused(let refusals):
        let reason = wording.sentence(for: session.announcement(of: refusals))
        try say(Sentence(.saveNotMerged, [name, reason.argument]), as: .question)
        return false
      }
      writtenMoves = moves
      workspace.forgetJournal()
      return true
    } catch {
      // The screen itself is gone; there is nobody to tell.
      if case .output = error { throw error }
      try say(Sentence(error), as: .question)
      return false
    }
  }

  func quit() throws(InputError) {
    guard workspace.isUnsaved else {
      if workspace.path == nil { try deliver(try workspace.bytes()) }
      workspace.forgetJournal()
      try say(Sentence(.quitClosed), as: .result)
      ending = .done
      return
    }
    mode = .quitting
    try say(
      Sentence(
        workspace.hasEdits ? .quitQuestionEdits : .quitQuestion, [.number(unsavedMoves)]),
      as: .question)
  }

  func answerQuit(_ line: String) throws(InputError) {
    mode = .walking
    if answers(line, .answerSave, "save") {
      guard workspace.path != nil else {
        try deliver(try workspace.bytes())
        try say(Sentence(.quitClosed), as: .result)
        ending = .done
        return
      }
      if try write() { ending = .done }
    } else if answers(line, .answerDiscard, "discard") {
      if workspace.path == nil { try deliver(workspace.originalBytes) }
      workspace.forgetJournal()
      try say(Sentence(.quitDiscarded), as: .result)
      ending = .done
    } else {
      try say(Sentence(.quitStay), as: .result)
    }
  }

  func abandon() throws(InputError) {
    mode = .abandoning
    try say(Sentence(.abandonQuestion), as: .question)
  }

  func answerAbandon(_ line: String) throws(InputError) {
    mode = .walking
    guard answers(line, .answerYes, "yes") else {
      return try say(Sentence(.quitStay), as: .result)
    }
    workspace.forgetJournal()
    try say(Sentence(.abandonDone), as: .result)
    ending = .refused
  }

  /// Makes the moves of the journal again, or forgets them.
  func answerRestore(_ line: String) throws(InputError) {
    mode = .walking
    let steps = leftOver
    leftOver = []
    guard answers(line, .answerYes, "yes") else {
      workspace.forgetJournal()
      return try say(Sentence(.restoreDropped).then(focusSentence()), as: .result)
    }
    var refused: Announcement?
    for step in steps {
      let refusals = workspace.restore(step)
      if refusals.isEmpty { moves += 1 }
      if !refusals.isEmpty { refused = refused ?? session.announcement(of: refusals) }
    }
    keepFocus()
    let result =
      refused.map { Sentence(.restorePartly, [wording.sentence(for: $0).argument]) }
      ?? Sentence(.restoreDone)
    try say(result.then(focusSentence()), as: .result)
  }

  /// There are no more lines: what is not written stays so.
  func endOfInput() throws(InputError) {
    guard workspace.isUnsaved else {
      if workspace.path == nil { try deliver(try workspace.bytes()) }
      ending = .done
      return
    }
    try say(
      Sentence(
        workspace.hasEdits ? .quitEndOfInputEdits : .quitEndOfInput, [.number(unsavedMoves)]),
      as: .result)
    ending = .refused
  }

  /// Whether a line is an answer: the word of the person's language or the English one, or its first
  /// letter.
  private func answers(_ line: String, _ key: PhraseKey, _ english: String) -> Bool {
    let line = line.filter { !$0.isWhitespace }
    let query = workspace.search.query(line)
    return [wording.book.shown(key), english].contains { word in
      let match = query.match(of: word)
      return match == .exact || (line.count == 1 && match == .prefix)
    }
  }
}
