internal import CWordingCatalog
internal import FoundationEssentials

extension StringCatalog {
  /// The catalog that is part of the program. It is decoded when it is first asked for.
  ///
  /// - Throws: `CatalogError` if the package was built with a broken catalog.
  public static func embedded() throws(CatalogError) -> StringCatalog {
    try decodedOnce.get()
  }

  private static let decodedOnce = Result { () throws(CatalogError) in
    try StringCatalog(decoding: Data(embeddedBytes))
  }

  /// The file as it was when the package was built: a constant of the C target, which nobody writes
  /// to or frees, so that a view of it is safe everywhere and always.
  static var embeddedBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: wording_catalog_start(), count: wording_catalog_size)
  }

  /// The catalog in the bytes of a `.xcstrings` file.
  ///
  /// Every value is tried, so that a slip in a placeholder is found here and not in the middle of
  /// a sentence.
  ///
  /// - Throws: `CatalogError` with the key and the language of the first fault.
  public init(bytes: [UInt8]) throws(CatalogError) {
    try self.init(decoding: Data(bytes))
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      for (language, localization) in entry.localizations.sorted(by: { $0.key < $1.key }) {
        do {
          _ = try Phrase(localization)
        } catch {
          throw CatalogError(error, key: key, language: language)
        }
      }
    }
  }

  private init(decoding data: Data) throws(CatalogError) {
    do {
      self = try JSONDecoder().decode(StringCatalog.self, from: data)
    } catch let error as DecodingError {
      throw CatalogError(error)
    } catch {
      throw CatalogError(.unreadable(at: []))
    }
  }

  /// This catalog, with the phrases that it lacks taken from another one.
  public func completed(by other: StringCatalog) -> StringCatalog {
    var all = self
    for (key, entry) in other.entries {
      all.entries[key, default: entry].localizations.merge(entry.localizations) { own, _ in own }
    }
    return all
  }
}
