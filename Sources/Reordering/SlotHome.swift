/// The leaf that a slot is in and the movement of its item, in one number, because whoever asks for
/// the one mostly needs the other as well.
struct SlotHome: Sendable {
  private var bits: Int32

  init(leaf: Int32 = -1, movement: Movement) { bits = leaf << 2 | movement.code }

  /// The leaf, or -1 where the slot is in none.
  var leaf: Int32 {
    get { bits >> 2 }
    set { bits = newValue << 2 | bits & 3 }
  }

  var movement: Movement {
    get { Movement(code: bits & 3) }
    set { bits = bits & ~3 | newValue.code }
  }
}

extension Movement {
  fileprivate var code: Int32 {
    switch self {
    case .free: 0
    case .fixed: 1
    case .pinnedFirst: 2
    case .pinnedLast: 3
    }
  }

  fileprivate init(code: Int32) {
    switch code {
    case 0: self = .free
    case 1: self = .fixed
    case 2: self = .pinnedFirst
    default: self = .pinnedLast
    }
  }
}
