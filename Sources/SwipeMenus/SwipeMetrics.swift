/// The measures of a swipe menu: how wide things are, and how far or fast is far or fast enough.
///
/// Distances are in points, velocities in points per second. Whatever compares says "at least": a
/// drag of exactly the distance counts.
public struct SwipeMetrics: Hashable, Sendable {
  /// The width of a row. 320 points is the narrowest telephone for which lists are laid out, where
  /// thresholds are the hardest to get right.
  public var width: Double
  /// The width of one button. 74 points hold a word of ten letters at the default text size and are
  /// well above the 44 that a fingertip needs.
  public var buttonWidth: Double
  /// How much of the width a finger has to travel for a full swipe. At half of it nobody gets there
  /// by mistake while uncovering two buttons (148 of 160 points), and a thumb still reaches it.
  public var fullSwipeThreshold: Double
  /// How many widths of a button a finger has to travel on from an *open* row for a full swipe, as
  /// well as reaching the threshold. Three buttons already are past the threshold when they rest,
  /// so without this a touch that slips outwards would perform.
  public var fullSwipeTravelWhenOpen: Double
  /// How much of the buttons has to be uncovered for them to stay open, or covered to close, when
  /// the finger is slow. Half: the row goes to the nearer of its two places. It never takes more
  /// than one whole button, because whoever sees one has understood and should not have to pull at
  /// four more.
  public var settleThreshold: Double
  /// From which velocity on the direction of a finger decides and not its position. 300 points a
  /// second cross the row in one second; resting fingers stay below 100, flicks are above 500.
  public var flingVelocity: Double
  /// How much of the width buttons take at most. A fifth of the row stays in sight, so that one
  /// sees whose actions these are and has somewhere to tap to close them.
  public var widestReveal: Double
  /// How stiff the row is past its buttons, from 0 (it does not follow) to 1 (it follows at first).
  /// 0.55 is how scroll views feel at their ends, so nothing new has to be learned.
  public var resistance: Double

  public init(
    width: Double = 320, buttonWidth: Double = 74, fullSwipeThreshold: Double = 0.5,
    fullSwipeTravelWhenOpen: Double = 1, settleThreshold: Double = 0.5,
    flingVelocity: Double = 300, widestReveal: Double = 0.8, resistance: Double = 0.55
  ) {
    self.width = width
    self.buttonWidth = buttonWidth
    self.fullSwipeThreshold = fullSwipeThreshold
    self.fullSwipeTravelWhenOpen = fullSwipeTravelWhenOpen
    self.settleThreshold = settleThreshold
    self.flingVelocity = flingVelocity
    self.widestReveal = widestReveal
    self.resistance = resistance
  }
}

extension SwipeMetrics {
  /// How far a row with so many buttons stands open, in points. Many share what there is.
  public func reveal(ofButtons count: Int) -> Double {
    min(Double(count) * buttonWidth, widestReveal * width)
  }

  /// How far a slow finger has to travel to open a row with so many buttons, or to close it, in
  /// points. An edge without buttons is measured as if it had one.
  public func settleDistance(ofButtons count: Int) -> Double {
    min(settleThreshold * reveal(ofButtons: max(count, 1)), buttonWidth)
  }

  /// How far a finger has to travel from the closed row for a full swipe, in points.
  public var fullSwipeDistance: Double { fullSwipeThreshold * width }

  /// How far a row goes when a finger has travelled so far past the end, in points.
  ///
  /// It follows less and less and never gets further than its width.
  func resisted(_ past: Double) -> Double {
    guard past > 0, width > 0 else { return 0 }
    return (1 - 1 / (past * resistance / width + 1)) * width
  }
}
