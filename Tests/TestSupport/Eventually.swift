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
