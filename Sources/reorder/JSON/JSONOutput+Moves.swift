internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderDocuments
internal import Reordering

// The shapes of JSON that programs read. Identities are strings.

typealias Difference = ReorderDifference<String, String>
typealias Outcome = ReorderOutcome<String, String>
typealias Session = ReorderSession<String, String>
typealias Report = ReorderReport<String, String>
typealias Container = ReorderContainer<String, String>

extension JSONOutput {
  /// `{"sources": […], "destination": {"collectionID": S, "position": {"before": I} | "end"}}`
  init(_ difference: Difference) {
    let position: JSONOutput =
      switch difference.destination.position {
      case .end: .string("end")
      case .before(let item): .object(["before": .string(item)])
      }
    self = .object([
      "sources": .array(difference.sources.map { .string($0) }),
      "destination": .object([
        "collectionID": .string(difference.destination.collectionID), "position": position,
      ]),
    ])
  }

  private static func members(of place: ReorderPlace<String>) -> [String: JSONOutput] {
    [
      "section": .string(place.section), "position": .number(place.position),
      "count": .number(place.count),
    ]
  }

  /// `{"section", "position", "count"}`
  init(_ place: ReorderPlace<String>) { self = .object(Self.members(of: place)) }

  /// `{"section", "position", "count", "from": […]}`
  init(_ outcome: Outcome) {
    var members = Self.members(of: outcome.landing.place)
    members["from"] = .array(
      outcome.origins.map { origin in
        .object(
          Self.members(of: origin.place).merging(["item": .string(origin.item)]) { own, _ in own })
      })
    self = .object(members)
  }

  /// `{"text", "spoken"}`
  init(_ rendering: Rendering) {
    self = .object(["text": .string(rendering.shown), "spoken": .string(rendering.spokenText)])
  }

  /// `{"reason", "items", "text"}`
  init(_ refusal: Refusal<String, String>, in session: Session) {
    let rendering = session.wording.rendering(of: session.description(of: refusal))
    self = .object([
      "reason": .string(refusal.reason.rawValue),
      "items": .array(refusal.items.map { .string($0) }),
      "text": .string(rendering.shown),
    ])
  }

  /// What `move` and `apply` print of one move.
  ///
  /// - Parameters:
  ///   - report: What came of it.
  ///   - session: The session that made it.
  ///   - written: The identities that items of the written document are known by here. `inverse` is
  ///     for that document.
  init(_ report: Report, in session: Session, writtenAs written: KnownIdentities) {
    self = .object([
      "changed": .bool(report.changed),
      "difference": report.difference.map(JSONOutput.init) ?? .null,
      "outcome": report.outcome.map(JSONOutput.init) ?? .null,
      "inverse": .array(report.outcome?.inverse.map { JSONOutput($0.readAs(written)) } ?? []),
      "announcement": JSONOutput(report.rendering),
      "refusals": .array(report.refusals.map { JSONOutput($0, in: session) }),
    ])
  }

  /// An action of a menu.
  init(_ action: ReorderAction<String, String>, in session: Session) {
    let description = session.description(of: action)
    let rendering = session.wording.rendering(of: description, withOutcome: false)
    self = .object([
      "kind": .string(action.kind.name),
      "label": .string(rendering.shown),
      "spoken": .string(rendering.spokenText),
      "difference": JSONOutput(action.difference),
      "outcome": JSONOutput(action.landing.place),
    ])
  }
}
