/// The documents that the tests of the command share.
enum Documents {
  static let lines = "Milk\nEggs\nBread\n"

  /// Three headings, one of them without items.
  static let markdown = """
    # Saturday

    ## Shopping

    - Milk
    - Eggs
    - Bread

    ## Garden

    - [ ] Cut the hedge
    - [x] Sow the beans

    ## Done

    """

  /// What cannot be moved, where it cannot go, and members that are nobody's.
  static let board = board(enabled: true)

  static func board(enabled: Bool) -> String {
    """
    {"enabled": \(enabled), "disabledReason": "Sync runs", "color": [1, {"deep": null}],
     "sections": [
      {"id": "s1", "title": "Fruit", "note": "kept", "items": [
        {"id": "a", "label": "Apple", "weight": 1.50},
        {"id": "b", "label": "Banana", "movement": "fixed"},
        {"id": "c", "label": "Cherry", "kind": "red"},
        {"id": "z", "label": "Total", "movement": "pinnedLast"}]},
      {"id": "s2", "title": "Only green", "accepts": ["green"], "items": [
        {"id": "h", "label": "Header", "movement": "pinnedFirst"}]},
      {"id": "s3", "title": "Empty", "items": []}
     ]}

    """
  }
}
