public import AnnouncingSpeech
public import AssistiveActions
public import Reordering
public import SwipeMenus

/// A list that a person reorders: it offers actions, validates and makes moves, announces what came
/// of them, and takes them back.
///
///     let session = ReorderSession(
///       container: try ReorderContainer(songs), labels: ItemLabels(label: { titles[$0] ?? "" }),
///       wording: wording, announcer: announcer, move: { $0.apply(to: &songs) })
///     let menu = session.menu(for: ["Milk"])
///     session.perform(session.actions(of: menu)[0])     // "Moved Milk before Bread. 3 of 5"
///
/// A session is not `Sendable`: it belongs to the isolation (a task, an actor, the main actor) that
/// made it, and so do the closures it was given. The program's model has the last word: the `move`
/// closure is asked with each move that the rules allow, and what it did is what is announced.
public final class ReorderSession<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable> {
  public typealias Container = ReorderContainer<ItemID, SectionID>
  public typealias Difference = ReorderDifference<ItemID, SectionID>
  public typealias Action = ReorderAction<ItemID, SectionID>
  public typealias Menu = ActionMenu<ItemID, SectionID>
  public typealias Intent = MoveIntent<ItemID, SectionID>
  public typealias Reply = ReorderReply<ItemID, SectionID>
  public typealias Report = ReorderReport<ItemID, SectionID>

  /// The order as it is now.
  public internal(set) var container: Container
  /// How items and sections are named.
  public let labels: ItemLabels<ItemID, SectionID>
  /// What makes the words.
  public var wording: any Wording
  /// What says them.
  public let announcer: any Announcer
  /// Why the container is disabled, in the language of the person.
  public var disabledReason: String?
  /// How places are named in menus and results.
  public var vocabulary: Vocabulary
  /// The number of columns, where the items stand in a grid; `nil` for a list. It may change at any
  /// time, as when a window gets wider.
  public var columns: Int?
  /// Which way a row of the grid runs, for the words left and right.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The program's own hand in a menu: it is given the actions that are about to be shown, the best
  /// first, and returns those to show. It may leave some out, order them anew, and add actions that
  /// `ReorderContainer.action(_:moving:_:)` made, of a kind of its own as well: they are validated,
  /// announced and undone like any other.
  ///
  ///     session.arrangeActions = { head in head.filter { $0.kind != .moveToStart } }
  public var arrangeActions: (([Action]) -> [Action])?

  /// The program's own rules for what is offered: whether a move that the rules of the container
  /// allow can be made. It is asked with each move that is about to be offered; the `move` closure
  /// has the last word all the same.
  public var permits: ((Difference) -> Bool)?

  /// Whether items may be moved now.
  public var isEnabled: Bool {
    get { container.isEnabled }
    set { container.isEnabled = newValue }
  }

  let move: (Difference) -> Reply
  var history: EditHistory<ItemID, SectionID>
  /// Made when the first name is needed, and anew when items or labels have changed.
  var labelIndex: LabelIndex<ItemID>? {
    didSet { if labelIndex == nil { isRowInSlots = nil } }
  }
  /// The same for the titles of sections.
  var titleIndex: LabelIndex<SectionID>?
  /// Whether the row of labels has the container's numbers, once that was asked.
  var isRowInSlots: Bool?

  /// A session over a container.
  ///
  /// - Parameters:
  ///   - container: The order to begin with.
  ///   - labels: How items and sections are named.
  ///   - wording: What makes the words.
  ///   - announcer: What says them.
  ///   - vocabulary: How places are named.
  ///   - undoLimit: How many edits can be undone at most.
  ///   - move: The program's model. It is asked with each move that the rules allow and says what it
  ///     did of it.
  public init(
    container: Container, labels: ItemLabels<ItemID, SectionID>, wording: any Wording,
    announcer: any Announcer, vocabulary: Vocabulary = .named, undoLimit: Int = 10_000,
    move: @escaping (Difference) -> Reply = { _ in .moved }
  ) {
    self.container = container
    self.labels = labels
    self.wording = wording
    self.announcer = announcer
    self.vocabulary = vocabulary
    self.move = move
    history = EditHistory(limit: undoLimit)
  }
}

/// What came of something that a session was asked to do.
public struct ReorderReport<ItemID: Hashable & Sendable, SectionID: Hashable & Sendable>: Sendable {
  /// Whether any order is another one now.
  public var changed: Bool
  /// The move that was wanted, where it could be made out.
  public var difference: ReorderDifference<ItemID, SectionID>?
  /// What was done, where something was.
  public var outcome: ReorderOutcome<ItemID, SectionID>?
  /// Why nothing was done.
  public var refusals: [Refusal<ItemID, SectionID>]
  /// The items that it is about; for what was undone or redone, those that went back or forth.
  public var items: [ItemID]
  /// What is to be said of it.
  public var announcement: Announcement
  /// The words for it.
  public var rendering: Rendering
}
