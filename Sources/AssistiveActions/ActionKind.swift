/// How the place of an action is named.
public enum ActionKind: Hashable, Sendable {
  case moveBefore
  case moveToStart, moveToEnd
  case moveEarlier, moveLater
  case moveRowUp, moveRowDown
  case moveToPosition
  /// A kind of the program's own, by a name that its wording knows.
  case custom(String)

  /// The name of the kind in JSON.
  public var name: String {
    switch self {
    case .moveBefore: "moveBefore"
    case .moveToStart: "moveToStart"
    case .moveToEnd: "moveToEnd"
    case .moveEarlier: "moveEarlier"
    case .moveLater: "moveLater"
    case .moveRowUp: "moveRowUp"
    case .moveRowDown: "moveRowDown"
    case .moveToPosition: "moveToPosition"
    case .custom(let name): name
    }
  }
}
