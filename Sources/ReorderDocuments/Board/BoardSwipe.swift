public import SwipeMenus

/// The swipe menu that a board declares for an item.
public struct BoardSwipe: Hashable, Sendable {
  /// Names with values: the state of an item, or a part of it.
  public typealias State = [String: JSONValue]

  /// An action as it is declared: when it is offered and what it does.
  public struct Action: Hashable, Sendable {
    public var id: String
    public var title: String
    public var role: SwipeActionRole?
    /// What the state has to be for the action to be offered.
    public var when: State
    /// What the state has to be for the action to be possible; `nil` where it never is.
    public var enabledWhen: State?
    /// What the state is set to when the action is performed.
    public var set: State
    /// Whether the item goes when the action is performed.
    public var removes: Bool

    /// Whether the action is offered in a state. A name that the state lacks counts as `false`.
    public func isOffered(in state: State) -> Bool { Self.holds(when, in: state) }

    /// Whether the action can be done in a state.
    public func isEnabled(in state: State) -> Bool {
      enabledWhen.map { Self.holds($0, in: state) } ?? false
    }

    private static func holds(_ condition: State, in state: State) -> Bool {
      condition.allSatisfy { name, value in (state[name] ?? .flag(false)) == value }
    }
  }

  public var leading: [Action] = []
  public var trailing: [Action] = []
  public var allowsFullSwipe: [HorizontalEdge: Bool] = [:]

  /// What is declared for an edge, from the outside in.
  public func declared(on edge: HorizontalEdge) -> [Action] {
    edge == .leading ? leading : trailing
  }

  /// The declaration that an identity stands for in a state: the first that is offered.
  public func action(_ id: String, on edge: HorizontalEdge, in state: State) -> Action? {
    declared(on: edge).first { $0.id == id && $0.isOffered(in: state) }
  }

  /// The item as a row.
  public func row(id: String, state: State) -> SwipeRow<String, State, String> {
    HorizontalEdge.allCases.reduce(SwipeRow(id: id, state: state)) { row, edge in
      let declared = declared(on: edge)
      return row.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe[edge] ?? true) { state in
        declared.filter { $0.isOffered(in: state) }.map { action in
          SwipeAction(
            id: action.id, title: action.title, role: action.role,
            isEnabled: action.isEnabled(in: state))
        }
      }
    }
  }
}

extension ReorderDocument {
  /// The swipe menu of an item. Only a board declares one.
  ///
  /// - Throws: `missingMember` or `unexpectedValue`, with the line of the item.
  public func swipe(of id: String) throws(DocumentError) -> BoardSwipe {
    guard let value = value("swipe", of: id), value != .null else { return BoardSwipe() }
    do throws(DocumentError) {
      return try BoardSwipe(value)
    } catch {
      throw DocumentError(error.kind, line: line(of: id))
    }
  }

  /// The state that a board declares for an item.
  ///
  /// - Throws: `unexpectedValue`, with the line of the item.
  public func swipeState(of id: String) throws(DocumentError) -> BoardSwipe.State {
    do throws(DocumentError) {
      return try BoardSwipe.state("state", value("state", of: id))
    } catch {
      throw DocumentError(error.kind, line: line(of: id))
    }
  }
}
