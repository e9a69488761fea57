/// Keeps a container of rows to its rules: one row open, closed by what closes it, each action the
/// one that was announced.
///
///     var coordinator = SwipeCoordinator<String, String>()
///     coordinator.handle(.drag("milk", by: 120), actions: offered)
///     coordinator.handle(.release("milk"), actions: offered)
///     // [revealed("milk", leading, left, [pin]), presentation("milk", true)]
///
/// It holds no rows. What a row offers is asked from the program when a finger comes, when an
/// action is chosen and when the state changes; `nil` means that there is no such row.
public struct SwipeCoordinator<RowID: Hashable & Sendable, ActionID: Hashable & Sendable>: Hashable,
  Sendable
{
  public typealias Event = SwipeEvent<RowID, ActionID>
  public typealias Happening = SwipeHappening<RowID, ActionID>

  /// How far and fast is enough.
  public var metrics: SwipeMetrics
  /// The direction of the container. Change it by an event.
  public private(set) var direction: LayoutDirection
  /// Whether the container takes gestures. Change it by an event.
  public private(set) var isEnabled: Bool
  /// The row that is open, if one is.
  public internal(set) var presentation: Presentation?
  /// The finger that is on a row, if one is.
  var touch: Touch?

  public init(
    direction: LayoutDirection = .leftToRight, isEnabled: Bool = true,
    metrics: SwipeMetrics = SwipeMetrics()
  ) {
    self.direction = direction
    self.isEnabled = isEnabled
    self.metrics = metrics
  }

  /// An open row, with the evaluation that was announced.
  public struct Presentation: Hashable, Sendable {
    public let row: RowID
    public let edge: HorizontalEdge
    public internal(set) var offered: SwipeEdgeActions<ActionID>
  }

  /// A finger on a row, with what the row offered when it came or when its state last changed.
  struct Touch: Hashable, Sendable {
    let row: RowID
    var gesture: SwipeGesture
    var offered: SwipeActions<ActionID>
  }
}

extension SwipeCoordinator {
  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - actions: What a row offers now, or `nil` where there is no such row.
  /// - Returns: What comes of it, in order.
  public mutating func handle(
    _ event: Event, actions: (RowID) -> SwipeActions<ActionID>?
  ) -> [Happening] {
    switch event {
    case .drag, .release, .fling, .tap, .tapRow, .tapOutside, .scroll:
      guard isEnabled else { return [.ignored(event.row, .disabled)] }
      guard let row = event.row else {
        return closeByPerson(event == .scroll ? .scroll : .tapOutside)
      }
      guard let offered = actions(row) else { return missing(row) }
      return handle(event, on: row, offering: offered)
    case .direction(let new):
      defer { direction = new }
      return new == direction ? [] : cancel() + close(.direction)
    case .enabled(let new):
      isEnabled = new
      return new ? [] : cancel() + close(.disabled)
    case .changed(let row): return actions(row).map { refresh(row, $0) } ?? missing(row)
    case .moved(let row): return cancel(row) + close(.moved, row)
    case .removed(let row): return cancel(row) + close(.removed, row) + [.removed(row)]
    }
  }

  private mutating func handle(
    _ event: Event, on row: RowID, offering offered: SwipeActions<ActionID>
  ) -> [Happening] {
    switch event {
    case .drag(_, let distance):
      let before = touchDown(row, offered)
      touch?.gesture.move(by: distance, in: direction)
      return before
    case .release:
      guard touch?.row == row else { return [.ignored(row, .noGesture)] }
      return letGo(velocity: 0, offered)
    case .fling(_, let velocity):
      return touchDown(row, offered) + letGo(velocity: velocity, offered)
    case .tap(_, let action): return tap(action, on: row, offered)
    case .tapRow: return closeByPerson(presentation?.row == row ? .tapRow : .tapOutside)
    case .tapOutside, .scroll, .direction, .enabled, .changed, .moved, .removed: return []
    }
  }
}

extension SwipeEvent {
  /// The row that the event is about, where it is about one.
  public var row: RowID? {
    switch self {
    case .drag(let row, _), .release(let row), .fling(let row, _), .tap(let row, _),
      .tapRow(let row), .changed(let row), .moved(let row), .removed(let row):
      row
    case .tapOutside, .scroll, .direction, .enabled: nil
    }
  }
}
