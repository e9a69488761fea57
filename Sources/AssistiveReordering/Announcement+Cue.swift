public import AnnouncingSpeech

extension Announcement {
  /// What the announcement is in one sound, or `nil` where it is none of these.
  ///
  ///     session.announcement(of: [.notMovable("Total", .pinnedLast)]).cue     // refused
  ///
  /// A place that is out of range is the edge: it is asked for by going on where nothing follows.
  public var cue: Utterance.Cue? {
    switch self {
    case .moved, .undone, .redone, .removed, .inserted, .replaced, .sectionRemoved,
      .sectionInserted, .sectionReplaced:
      .moved
    case .refused(.outOfRange, more: _): .edge
    case .refused: .refused
    case .focus, .emptySection, .unchanged, .nothingToUndo, .nothingToRedo: nil
    }
  }
}
