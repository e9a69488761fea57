/// The lines of places that are asked for mostly in order, without counting from the start each
/// time.
struct LineCounter {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func line(of offset: Int) -> Int {
    if offset < place { (place, line) = (0, 1) }
    for byte in bytes[place..<offset] where byte == 0x0A { line += 1 }
    place = offset
    return line
  }
}
