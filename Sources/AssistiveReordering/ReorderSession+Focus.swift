public import AnnouncingSpeech
public import AssistiveActions
internal import Reordering

extension ReorderSession {
  /// What is to be said of the stop where one is.
  ///
  /// - Parameters:
  ///   - stop: An item, or an empty section.
  ///   - conditions: What is true of it for now, said before what its document says of it.
  /// - Returns: The announcement, or a refusal where the item is gone.
  public func announcement(
    at stop: Stop<ItemID, SectionID>, conditions: [Condition] = []
  ) -> Announcement {
    switch stop {
    case .emptySection(let section): return .emptySection(name(ofSection: section))
    case .item(let item):
      guard let place = container.place(of: item) else {
        return .refused(.missingItem(name(of: item)), more: 0)
      }
      let landing = container.settled([item])?.landing
      return .focus(
        name(of: item), spot(place), conditions + labels.conditions(item),
        landing.map { neighbours($0) } ?? Neighbours())
    }
  }

  /// Renders an announcement and says it.
  @discardableResult
  public func announce(
    _ announcement: Announcement, as kind: Utterance.Kind = .navigation
  ) -> Rendering {
    let rendering = wording.rendering(of: announcement)
    announcer.announce(Utterance(kind, rendering.spoken))
    return rendering
  }
}
