/// Waits until something is so, looking every millisecond.
///
/// - Parameters:
///   - limit: When to give up. Loose: only something that hangs reaches it.
///   - condition: What is to become true.
/// - Returns: Whether it became true.
public func eventually(
  within limit: Duration = .seconds(10), _ condition: () throws -> Bool
) rethrows -> Bool {
  let end = ContinuousClock.now + limit
  while try !condition() {
    if ContinuousClock.now >= end { return false }
    pause(.milliseconds(1))
  }
  return true
}

/// Waits until something is so, and gives up early where something else came instead: when what is
/// watched has grown and then rests.
///
/// - Parameters:
///   - limit: When to give up at the latest. Loose: only something that hangs reaches it.
///   - rest: How long nothing more comes before it is given up.
///   - size: How much has come by now.
///   - condition: What is to become true.
/// - Returns: Whether it became true.
public func eventually(
  within limit: Duration = .seconds(20), rest: Duration = .seconds(5), watching size: () -> Int,
  _ condition: () throws -> Bool
) rethrows -> Bool {
  let start = ContinuousClock.now
  let first = size()
  var (last, change) = (first, start)
  while try !condition() {
    let (now, current) = (ContinuousClock.now, size())
    if current != last { (last, change) = (current, now) }
    if now - start >= limit || (current != first && now - change >= rest) { return false }
    pause(.milliseconds(1))
  }
  return true
}
