extension ReorderContainer {
  /// Does something with the container and counts the nodes of its trees that are visited, for
  /// measurements.
  package mutating func countingVisits(_ body: (inout Self) -> Void) -> Int {
    var visits = 0
    withUnsafeMutablePointer(to: &visits) { pointer in
      store.visits = pointer
      body(&self)
      store.visits = nil
    }
    return visits
  }
}
