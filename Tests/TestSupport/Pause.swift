internal import Foundation

/// Lets time pass on this thread.
public func pause(_ time: Duration) {
  Thread.sleep(forTimeInterval: time / .seconds(1))
}
