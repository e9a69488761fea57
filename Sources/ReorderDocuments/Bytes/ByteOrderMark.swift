/// The mark at the start of some UTF-8 files. It stays at the start whatever moves.
package enum ByteOrderMark {
  package static func length(in bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
