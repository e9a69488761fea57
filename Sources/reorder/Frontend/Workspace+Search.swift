internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording

extension Workspace {
  /// The actions of a menu whose words have what was typed.
  func actions(of menu: Session.Menu, matching text: String, limit: Int) -> Session.Findings {
    let wishes = wording.menuWishes(for: text, moving: menu.sources.count, by: search)
    return session.actions(of: menu, matching: wishes, limit: limit)
  }
}

extension ReorderDocument {
  /// The labels of all items in a row, by their places in the document.
  var labelRow: LabelRow<String> {
    LabelRow(count: itemCount, forEachText: { forEachLabelText($0) }, item: { id(at: $0) })
  }
}
