import TestSupport

/// A folder for settings with a file of them.
final class TemporaryConfig {
  private let folder: TemporaryFolder

  init(_ text: String) throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("reorder")
    try folder.write(text, to: "reorder/config")
  }

  var path: String { folder.path }
}
