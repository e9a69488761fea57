/// A document and the menus in it that stand in the guide.
struct MenuDocument {
  let title: String
  /// What there is to see in its menus.
  let remark: String
  let file: String
  let content: String
  /// For each menu what stands behind the file.
  let menus: [[String]]

  static let all = [kanban, playlist, rebase, photos, milk, single]

  private static let kanban = MenuDocument(
    title: "A board with an empty column and one that takes tasks only",
    remark: """
      The empty column is a place like any other. A bug is not offered the column that takes tasks
      only. Two items say that they are two, and are gathered.
      """,
    file: "kanban.json",
    content: """
      {"sections": [
        {"id": "todo", "title": "To do", "items": [
          {"id": "1", "label": "Write the letter", "kind": "task"},
          {"id": "2", "label": "Fix the door", "kind": "bug"},
          {"id": "3", "label": "Call Anna", "kind": "task"}]},
        {"id": "doing", "title": "Doing", "accepts": ["task"], "items": [
          {"id": "4", "label": "Paint the wall", "kind": "task"}]},
        {"id": "done", "title": "Done", "items": []}]}

      """,
    menus: [["Write"], ["Fix"], ["Write", "Call"]])

  private static let playlist = MenuDocument(
    title: "A playlist with a pinned header",
    remark: """
      Nothing goes before the header, and the header says why it stays. In natural words a place
      further down is said as after.
      """,
    file: "playlist.json",
    content: """
      {"sections": [{"id": "list", "items": [
        {"id": "h", "label": "Morning songs", "movement": "pinnedFirst"},
        {"id": "1", "label": "Here Comes the Sun"},
        {"id": "2", "label": "Lovely Day"},
        {"id": "3", "label": "صباح الخير", "language": "ar"},
        {"id": "4", "label": "Wake Up"}]}]}

      """,
    menus: [
      ["Lovely", "--vocabulary", "natural"], ["Morning"], ["Wake", "--search", "sun"],
    ])

  private static let rebase = MenuDocument(
    title: "The commits of a rebase",
    remark: "The comments at the end are no item, so the end is behind the last command.",
    file: "git-rebase-todo",
    content: """
      pick 3a1f2c0 Add the parser
      pick 9be1d00 Add tests of the parser
      fixup 77aa001 Fix typo
      pick 12ab34c Update the guide

      # Rebase 1234567..12ab34c onto 1234567 (4 commands)

      """,
    menus: [["Fix", "--vocabulary", "relative"], ["Update"]])

  private static let photos = MenuDocument(
    title: "Photos in a grid, three columns and then two",
    remark: """
      The board is laid out from right to left, so later is left. With two columns the same photo has
      other rows and another neighbour beside it. Past the end of a row the words are earlier and
      later.
      """,
    file: "photos.json",
    content: """
      {"direction": "rtl", "columns": 3, "sections": [{"id": "all", "language": "he", "items": [
        {"id": "1", "label": "ים", "language": "he"},
        {"id": "2", "label": "שקיעה", "language": "he"},
        {"id": "3", "label": "סבתא", "language": "he"},
        {"id": "4", "label": "חתול", "language": "he"},
        {"id": "5", "label": "יום הולדת", "language": "he"}]}]}

      """,
    menus: [
      ["שקיעה", "--vocabulary", "relative"],
      ["שקיעה", "--vocabulary", "relative", "--columns", "2"],
      ["ים", "שקיעה", "--vocabulary", "relative"],
    ])

  private static let milk = MenuDocument(
    title: "Five items called Milk",
    remark: "Which one of them is said, because it has to be; Bread is the only one of its name.",
    file: "shopping.txt",
    content: "Milk\nMilk\nBread\nMilk\nMilk\nMilk\n",
    menus: [["3"], ["2"]])

  private static let single = MenuDocument(
    title: "A list of one item",
    remark: "Nothing can be done, and that is said.",
    file: "one.txt",
    content: "Milk\n",
    menus: [["Milk"]])
}
