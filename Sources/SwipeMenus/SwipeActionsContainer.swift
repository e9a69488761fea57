/// Rows with their states, of which at most one is open.
///
///     var list = rows.swipeActionsContainer(direction: .rightToLeft)
///     list.handle(.drag("milk", by: -120))
///     list.handle(.release("milk"))     // [revealed("milk", leading, right, …), presentation(…)]
///     list.update("milk") { $0.isRead = true }     // [revealed(…)] while it is open
public struct SwipeActionsContainer<
  RowID: Hashable & Sendable, RowState: Sendable, ActionID: Hashable & Sendable
>: Sendable {
  public typealias Row = SwipeRow<RowID, RowState, ActionID>
  public typealias Event = SwipeEvent<RowID, ActionID>
  public typealias Happening = SwipeHappening<RowID, ActionID>

  private var rows: [RowID: Row]
  /// What is open, in which direction, and how far is enough.
  public private(set) var coordinator: SwipeCoordinator<RowID, ActionID>

  /// - Parameters:
  ///   - rows: The rows. Their identities are unique.
  ///   - coordinator: The direction and how far is enough.
  public init(_ rows: some Sequence<Row>, coordinator: SwipeCoordinator<RowID, ActionID> = .init())
  {
    self.rows = Dictionary(rows.map { ($0.id, $0) }) { _, repeated in
      preconditionFailure("two rows have the identity \(repeated.id)")
    }
    self.coordinator = coordinator
  }

  /// The row with an identity.
  public subscript(row: RowID) -> Row? { rows[row] }

  /// Takes an event. After `removed` the row is not there any more.
  ///
  /// - Returns: What comes of it, in order.
  @discardableResult
  public mutating func handle(_ event: Event) -> [Happening] {
    let edge = coordinator.presentation?.edge
    // The coordinator is put aside, so that the rows can be asked and need no copy.
    var coordinator = coordinator
    let happenings = coordinator.handle(event) { rows[$0]?.actions }
    self.coordinator = coordinator
    tell(happenings, openedBefore: edge)
    if case .removed(let row) = event { rows[row] = nil }
    return happenings
  }

  /// Changes the state of a row.
  ///
  /// - Returns: What comes of it: an open row shows its new actions, or closes without any.
  @discardableResult
  public mutating func update(_ row: RowID, _ change: (inout RowState) -> Void) -> [Happening] {
    guard rows[row] != nil else { return [.ignored(row, .missingRow)] }
    if var state = rows[row]?.state {
      change(&state)
      rows[row]?.state = state
    }
    return handle(.changed(row))
  }

  private func tell(_ happenings: [Happening], openedBefore edge: HorizontalEdge?) {
    var open = edge
    for happening in happenings {
      switch happening {
      case .revealed(_, let edge, _, _): open = edge
      case .presentation(let row, let isPresented):
        if let open { rows[row]?.presentationChanged(isPresented, on: open) }
      case .performed, .closed, .removed, .ignored: break
      }
    }
  }
}

extension Sequence {
  /// The rows as a container in which at most one is open. The name is SwiftUI's.
  ///
  /// - Parameters:
  ///   - direction: The way the container runs; it may change by an event.
  ///   - metrics: How far and fast is enough.
  /// - Returns: The container.
  public func swipeActionsContainer<RowID, RowState, ActionID>(
    direction: LayoutDirection = .leftToRight, metrics: SwipeMetrics = SwipeMetrics()
  ) -> SwipeActionsContainer<RowID, RowState, ActionID>
  where Element == SwipeRow<RowID, RowState, ActionID> {
    SwipeActionsContainer(
      self, coordinator: SwipeCoordinator(direction: direction, metrics: metrics))
  }
}
