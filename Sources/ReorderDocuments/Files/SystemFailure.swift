internal import Glibc

/// A call that failed, with its `errno`.
struct SystemFailure: Error {
  var code: Int32

  /// Makes a call that returns a negative number where it fails, again as long as it says EINTR.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) throws(SystemFailure) -> Result
  {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemFailure(code: errno) }
    }
  }
}
