internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderDocuments
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
    // Its folders would be a lot to listen to: git opens a file five folders down.
    let name = PhraseArgument.name(Name(workspace.path?.name.text ?? "-"), quoted: true)
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
    guard answers(line, .answerYes, "yes") else {
      // Who was asked about the journal is asked once more.
      if leftOver != nil { return try askToRestore() }
      mode = .walking
      return try say(Sentence(.quitStay), as: .result)
    }
    mode = .walking
    // What nobody has decided on is there for the next start.
    if leftOver == nil { workspace.forgetJournal() }
    try say(Sentence(.abandonDone), as: .result)
    ending = .refused
  }

  /// Asks what to do with what an earlier run left.
  func askToRestore() throws(InputError) {
    guard let edits = leftOver?.edits else { return }
    mode = .restoring
    let areMoves = edits.allSatisfy { if case .move = $0 { true } else { false } }
    try say(
      Sentence(areMoves ? .restoreQuestion : .restoreQuestionEdits, [.number(edits.count)]),
      as: .question)
  }

  /// Makes what the journal holds again at yes, and forgets it at no. Anything else is no answer, so
  /// that no key that is pressed by mistake loses it.
  func answerRestore(_ line: String) throws(InputError) {
    guard let leftOver else { return }
    let isWanted = answers(line, .answerYes, "yes")
    guard isWanted || answers(line, .answerNo, "no") else { return try askToRestore() }
    mode = .walking
    self.leftOver = nil
    guard isWanted else {
      workspace.forgetJournal()
      return try say(Sentence(.restoreDropped).then(focusSentence()), as: .result)
    }
    let (made, refusals) = try workspace.restore(leftOver)
    moves += made
    // One is where one began, wherever that item is now.
    focus = workspace.original.firstStop
    keepFocus()
    try say(sentence(forRestoring: refusals).then(focusSentence()), as: .result)
  }

  private func sentence(forRestoring refusals: [Refusal<String, String>]) -> Sentence {
    guard !refusals.isEmpty else { return Sentence(.restoreDone) }
    // Of what is not in the file only the identity is known, which tells a person nothing.
    guard refusals[0].items.allSatisfy(workspace.document.contains),
      refusals[0].reason != .missingSection
    else { return Sentence(.restorePartlyGone) }
    let reason = wording.sentence(for: session.announcement(of: [refusals[0]]))
    return Sentence(.restorePartly, [reason.argument])
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
