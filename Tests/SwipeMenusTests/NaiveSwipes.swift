import SwipeMenus

/// The rules once more, written as plainly as can be: in points on the screen, with the sides left
/// and right, and every rule where it is used. Slow and long, but each line can be checked by eye.
struct NaiveSwipes {
  var rtl: Bool
  var enabled = true
  /// The open row, the side where its buttons are, and the buttons.
  var openRow: String?
  var openSide = ""
  var openActions: [SwipeAction<String>] = []
  /// The row under the finger, how far it went to the right, and what was offered.
  var fingerRow: String?
  var fingerX = 0.0
  var fingerOffer = Offer()
  var out: [String] = []

  init(_ direction: LayoutDirection) { rtl = direction == .rightToLeft }

  func edge(on side: String) -> HorizontalEdge {
    if rtl { return side == "left" ? .trailing : .leading }
    return side == "left" ? .leading : .trailing
  }

  mutating func close(_ reason: String) {
    guard let row = openRow else { return }
    openRow = nil
    out.append("presentation \(row) false")
    out.append("closed \(row) \(reason)")
  }

  mutating func cancel() {
    if let row = fingerRow { out.append("ignored \(row) cancelled") }
    fingerRow = nil
  }

  mutating func reveal() {
    let titles = openActions.map(\.title).joined(separator: ", ")
    out.append("revealed \(openRow ?? "") \(edge(on: openSide)) \(openSide): \(titles)")
  }

  mutating func handle(_ event: Event, _ offers: [String: Offer]) -> [String] {
    out = []
    switch event {
    case .direction(let new):
      if (new == .rightToLeft) != rtl {
        cancel()
        close("direction")
        rtl.toggle()
      }
    case .enabled(let new):
      if !new {
        cancel()
        close("disabled")
      }
      enabled = new
    case .moved(let row), .removed(let row):
      if fingerRow == row { cancel() }
      if case .removed = event {
        if openRow == row { close("removed") }
        out.append("removed \(row)")
      } else if openRow == row {
        close("moved")
      }
    case .changed(let row):
      if let offer = offers[row] { changed(row, offer) } else { missing(row) }
    default:
      if enabled {
        gesture(event, offers)
      } else {
        out.append("ignored \(event.row ?? "-") disabled")
      }
    }
    return out
  }

  mutating func missing(_ row: String) {
    if fingerRow == row { cancel() }
    if openRow == row { close("removed") }
    out.append("ignored \(row) missingRow")
  }

  mutating func changed(_ row: String, _ offer: Offer) {
    if fingerRow == row { fingerOffer = offer }
    guard openRow == row else { return }
    let new = offer[edge(on: openSide)].actions
    if new.isEmpty {
      if fingerRow == row { cancel() }
      close("removed")
    } else if new != openActions {
      openActions = new
      reveal()
    }
  }

  mutating func gesture(_ event: Event, _ offers: [String: Offer]) {
    if case .scroll = event { return elsewhere("scroll") }
    if case .tapOutside = event { return elsewhere("tapOutside") }
    guard let row = event.row, let offer = offers[row] else { return missing(event.row ?? "") }
    switch event {
    case .drag(_, let x):
      begin(row, offer)
      fingerX += x
    case .release:
      if fingerRow == row { end(0, offer) } else { out.append("ignored \(row) noGesture") }
    case .fling(_, let velocity):
      begin(row, offer)
      end(velocity, offer)
    case .tapRow: elsewhere(openRow == row ? "tapRow" : "tapOutside")
    case .tap(_, let id): tap(id, row, offer)
    default: break
    }
  }

  mutating func elsewhere(_ reason: String) {
    cancel()
    close(reason)
    if out.isEmpty { out.append("ignored - nothingOpen") }
  }

  mutating func begin(_ row: String, _ offer: Offer) {
    if fingerRow == row { return }
    cancel()
    if openRow != row { close("otherRow") }
    changed(row, offer)
    fingerRow = row
    fingerX = 0
    fingerOffer = offer
  }

  mutating func tap(_ id: String, _ row: String, _ offer: Offer) {
    guard openRow == row else { return out.append("ignored \(row) notPresented") }
    let seen = openActions.first { $0.id == id }
    let now = offer[edge(on: openSide)].actions.first { $0.id == id }
    if seen == nil {
      out.append("ignored \(row) noSuchAction")
      changed(row, offer)
    } else if seen != now {
      out.append("ignored \(row) actionChanged")
      changed(row, offer)
    } else if seen?.isEnabled == false {
      out.append("ignored \(row) actionDisabled")
    } else {
      fingerRow = nil
      out.append("performed \(row) \(seen?.title ?? "") tap")
      close("performed")
    }
  }

  mutating func end(_ velocity: Double, _ now: Offer) {
    guard let row = fingerRow else { return }
    fingerRow = nil
    let wasOpen = openRow == row
    // The side whose buttons this is about, and movement to its outside as a positive number.
    var side = openSide
    if !wasOpen {
      let towards = fingerX != 0 ? fingerX : velocity
      if towards == 0 { return out.append("ignored \(row) tooShort") }
      side = towards > 0 ? "left" : "right"
    }
    let x = side == "left" ? fingerX : -fingerX
    let speed = side == "left" ? velocity : -velocity
    let offered = fingerOffer[edge(on: side)]
    let count = offered.actions.count
    let open = min(Double(count) * 74, 256)
    let half = count <= 1 ? 37.0 : 74.0
    let canFullSwipe = offered.allowsFullSwipe && offered.actions.first?.isEnabled == true
    if speed <= -300 {
      return wasOpen ? close("drag") : out.append("ignored \(row) flungBack")
    }
    if canFullSwipe, wasOpen ? x >= 74 && open + x >= 160 : x >= 160 {
      let first = offered.actions[0]
      let still = now[edge(on: side)]
      guard still.allowsFullSwipe, still.actions.first == first else {
        out.append("ignored \(row) actionChanged")
        return changed(row, now)
      }
      out.append("performed \(row) \(first.title) fullSwipe")
      if !wasOpen { return out.append("closed \(row) performed") }
      return close("performed")
    }
    if wasOpen {
      if x > 0 || speed >= 300 { return out.append("ignored \(row) alreadyOpen") }
      if x <= -half { return close("drag") }
      return out.append("ignored \(row) tooShort")
    }
    if x < half && speed < 300 { return out.append("ignored \(row) tooShort") }
    if count == 0 || now[edge(on: side)].isEmpty { return out.append("ignored \(row) noActions") }
    openRow = row
    openSide = side
    openActions = now[edge(on: side)].actions
    reveal()
    out.append("presentation \(row) true")
  }
}
