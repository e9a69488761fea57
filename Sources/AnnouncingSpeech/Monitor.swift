#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A value behind a lock, on whose changes threads can wait with a limit.
///
/// It stands on the system's own mutex, and not on that of the Synchronization module, because the
/// thread sanitizer knows only the former.
///
/// `@unchecked Sendable`: the value is only touched between locking and unlocking the mutex.
package final class Monitor<State>: @unchecked Sendable {
  private var state: State
  // Both need an address that never changes, hence the allocations.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ state: State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
    #if canImport(Darwin)
      pthread_cond_init(condition, nil)
    #else
      // A wait must not end early or late because somebody sets the clock on the wall.
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(condition, &attributes)
      pthread_condattr_destroy(&attributes)
    #endif
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Reads or changes the value and wakes all who wait. Takes the lock only briefly, so it may be
  /// called from any thread.
  package func change<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    return body(&state)
  }

  /// What a waiting thread found when it looked.
  package enum Look<Result> {
    /// What it waited for is there.
    case found(Result)
    /// Not yet; look again after a change, or when the clock says this.
    case wait(until: Duration?)
  }

  /// Looks at the value again and again, sleeping in between, until `look` has found something.
  ///
  /// With `wakingOthers` each look wakes the other waiting threads, because it may change what
  /// they wait for.
  package func wait<Result>(
    _ clock: any SpeechClock, wakingOthers: Bool = false,
    _ look: (inout State) -> Look<Result>
  ) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      let found = look(&state)
      if wakingOthers { pthread_cond_broadcast(condition) }
      switch found {
      case .found(let result): return result
      case .wait(until: nil): pthread_cond_wait(condition, mutex)
      case .wait(until: let time?): sleep(clock.nap(for: max(.zero, time - clock.now)))
      }
    }
  }

  /// Sleeps until a change, or for `time`. The mutex is held before and after.
  private func sleep(_ time: Duration) {
    let (seconds, attoseconds) = time.components
    let nanoseconds = Int(attoseconds / 1_000_000_000)
    #if canImport(Darwin)
      var span = timespec(tv_sec: Int(seconds), tv_nsec: nanoseconds)
      pthread_cond_timedwait_relative_np(condition, mutex, &span)
    #else
      var end = timespec()
      clock_gettime(CLOCK_MONOTONIC, &end)
      let sum = Int(end.tv_nsec) + nanoseconds
      end.tv_sec += Int(seconds) + sum / 1_000_000_000
      end.tv_nsec = sum % 1_000_000_000
      pthread_cond_timedwait(condition, mutex, &end)
    #endif
  }
}
