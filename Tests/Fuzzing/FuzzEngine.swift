import Reordering

/// What libFuzzer calls with bytes of its choice: each says what is done next to a container, and to
/// the oracle beside it. Whatever is wrong ends the process, so that libFuzzer keeps the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var choices = ByteChoices(UnsafeBufferPointer(start: bytes, count: count))
  var pair = RandomPair(
    items: Int.random(in: 0...300, using: &choices),
    sections: Int.random(in: 1...6, using: &choices), &choices)
  var step = 0
  while !choices.isEmpty {
    let before = pair.description
    if let fault = pair.step(&choices) ?? pair.fault(isThorough: step.isMultiple(of: 16)) {
      fatalError("operation \(step): \(fault), from \(before)")
    }
    step += 1
  }
  if let fault = pair.fault(isThorough: true) { fatalError("at the end: \(fault)") }
  return 0
}

/// Bytes as a source of random numbers: one byte for each choice.
struct ByteChoices: RandomNumberGenerator {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  /// A number whose highest byte is the next one, so that it decides which of several things is
  /// chosen. The others are such that no choice asks for a second number.
  mutating func next() -> UInt64 {
    UInt64(rest.popFirst() ?? 0) << 56 | 1 << 55 | 0x1234_5677
  }
}
