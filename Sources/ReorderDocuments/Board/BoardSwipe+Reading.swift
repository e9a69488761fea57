internal import SwipeMenus

/// Members and their types. A member that is `null` is not there.
extension BoardSwipe {
  /// Reads the value of `swipe`.
  init(_ value: JSONValue) throws(DocumentError) {
    guard case .object = value else { throw DocumentError(.unexpectedValue(member: "swipe")) }
    leading = try Self.actions("leading", of: value)
    trailing = try Self.actions("trailing", of: value)
    guard let full = value["allowsFullSwipe"], full != .null else { return }
    guard case .object = full else {
      throw DocumentError(.unexpectedValue(member: "allowsFullSwipe"))
    }
    for edge in HorizontalEdge.allCases {
      allowsFullSwipe[edge] = try Self.flag(edge.rawValue, of: full)
    }
  }

  /// Reads an object of names and values, which may be missing.
  static func state(_ name: String, _ value: JSONValue?) throws(DocumentError) -> State {
    switch value {
    case nil, .null: return [:]
    case .object(let members):
      return Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
    default: throw DocumentError(.unexpectedValue(member: name))
    }
  }

  private static func actions(
    _ name: String, of value: JSONValue
  ) throws(DocumentError) -> [Action] {
    guard let list = value[name], list != .null else { return [] }
    guard case .list(let elements) = list else {
      throw DocumentError(.unexpectedValue(member: name))
    }
    var actions: [Action] = []
    for element in elements {
      guard case .object = element else { throw DocumentError(.unexpectedValue(member: name)) }
      actions.append(
        Action(
          id: try text("id", of: element), title: try text("title", of: element),
          role: try role(of: element), when: try state("when", element["when"]),
          enabledWhen: try enabled(element["enabled"]), set: try state("set", element["set"]),
          removes: try flag("removes", of: element) ?? false))
    }
    return actions
  }

  private static func text(_ name: String, of value: JSONValue) throws(DocumentError) -> String {
    switch value[name] {
    case .text(let text): return text
    case nil, .null: throw DocumentError(.missingMember(name: name))
    default: throw DocumentError(.unexpectedValue(member: name))
    }
  }

  private static func flag(_ name: String, of value: JSONValue) throws(DocumentError) -> Bool? {
    switch value[name] {
    case .flag(let flag): return flag
    case nil, .null: return nil
    default: throw DocumentError(.unexpectedValue(member: name))
    }
  }

  /// `true`, `false`, or what the state has to be.
  private static func enabled(_ value: JSONValue?) throws(DocumentError) -> State? {
    switch value {
    case .flag(let flag): return flag ? [:] : nil
    default: return try state("enabled", value)
    }
  }

  private static func role(of value: JSONValue) throws(DocumentError) -> SwipeActionRole? {
    switch value["role"] {
    case nil, .null: return nil
    case .text(let name):
      if let role = SwipeActionRole(rawValue: name) { return role }
      fallthrough
    default: throw DocumentError(.unexpectedValue(member: "role"))
    }
  }
}
