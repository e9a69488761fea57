import Testing

@testable import reorder

struct KeyDecoderTests {
  private static let keys: [(bytes: String, key: Key)] = [
    ("j", .character("j")), ("ш", .character("ш")), ("語", .character("語")), ("\r", .enter),
    ("\t", .tab), ("\u{7F}", .backspace), ("\u{3}", .control("c")), ("\u{1B}[A", .up),
    ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}[H", .home),
    ("\u{1B}[1~", .home), ("\u{1B}[4~", .end), ("\u{1B}OF", .end), ("\u{1B}[Z", .shiftTab),
    ("\u{1B}[1;3A", .altUp), ("\u{1B}[1;3B", .altDown), ("\u{1B}[1;5A", .other),
    ("\u{1B}[15~", .other), ("\u{1B}[[A", .other), ("\u{1B}[?1;2c", .other), ("\u{1B}x", .other),
    ("\u{1B}[200~", .other),
  ]

  @Test func `Each key is read, at once or byte by byte`() {
    for (bytes, key) in Self.keys {
      var decoder = KeyDecoder()
      #expect(decoder.take(Array(bytes.utf8)) == [key], "\(bytes.debugDescription)")
      var slow = KeyDecoder()
      #expect(bytes.utf8.flatMap { slow.take([$0]) } == [key], "\(bytes.debugDescription)")
      #expect(!slow.awaitsMore)
    }
  }

  @Test func `Any way to cut a stream of keys gives the same keys`() {
    let bytes = Self.keys.flatMap { Array($0.bytes.utf8) }
    let keys = Self.keys.map(\.key)
    for size in 1...9 {
      var decoder = KeyDecoder()
      var found: [Key] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        found += decoder.take(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(found == keys, "pieces of \(size)")
    }
  }

  @Test func `A lone Escape is one after a pause`() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]) == [])
    #expect(decoder.awaitsMore)
    #expect(decoder.pause() == [.escape])
    #expect(decoder.take(Array("j".utf8)) == [.character("j")])
  }

  @Test func `The rest of a sequence after that pause is the key, a bracket alone is not`() {
    var late = KeyDecoder()
    _ = late.take([0x1B])
    _ = late.pause()
    #expect(late.take(Array("[1;3A".utf8)) == [.altUp])
    var typed = KeyDecoder()
    _ = typed.take([0x1B])
    _ = typed.pause()
    #expect(typed.take(Array("[".utf8)) == [.character("[")])
    #expect(typed.take(Array("A".utf8)) == [.character("A")])
  }

  @Test func `Bytes that are not UTF-8 are dropped, and the keys around them stay`() {
    var decoder = KeyDecoder()
    let bytes = Array("a".utf8) + [0xFF, 0xC3, 0x28, 0x80] + Array("b".utf8)
    #expect(decoder.take(bytes) == [.character("a"), .character("("), .character("b")])
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "\u{1B}]0;q\u{7}", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}_qq\u{1B}\\", "\u{1B}^q\u{1B}\\", "\u{1B}Xq\u{1B}\\", "\u{1B}]11;q\u{18}",
  ])
  func `What a terminal answers is no key, at once, byte by byte or after a pause`(string: String) {
    let bytes = Array((string + "j").utf8)
    var decoder = KeyDecoder()
    #expect(decoder.take(bytes) == [.character("j")])
    var slow = KeyDecoder()
    #expect(bytes.flatMap { slow.take([$0]) } == [.character("j")])
    var late = KeyDecoder()
    #expect(late.take(Array(bytes.prefix(2))) == [])
    #expect(late.awaitsMore)
    #expect(late.pause() == [.other])
    #expect(late.take(Array(bytes.dropFirst(2).dropLast())) == [])
    #expect(late.take(Array("j".utf8)) == [.character("j")])
  }

  @Test func `Alt with a letter that begins such a string is a key, and so is what follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.take(Array("\u{1B}P".utf8)) == [])
    #expect(decoder.pause() == [.other])
    #expect(decoder.take(Array("q".utf8)) == [.character("q")])
    #expect(decoder.take(Array("\u{1B}]1\u{1B}[A".utf8)) == [.up])
    #expect(decoder.take(Array("\u{1B}]1 \u{3}".utf8)) == [.control("c")])
  }
}
