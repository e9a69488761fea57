#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Starts threads that nobody joins.
package enum WorkerThread {
  private final class Job {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs `body` on a new thread on which all signals are blocked.
  ///
  /// Threads that a library starts from there inherit that. So a signal for the program (the
  /// window was resized, Ctrl-C) always reaches one of its own threads, never interrupts a call to
  /// the server, and a write to a server that died is an error instead of the end of the program
  /// (SIGPIPE), without changing what the program does with that signal elsewhere.
  ///
  /// - Returns: Whether the system had a thread to give.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))

    let job = Unmanaged.passRetained(Job(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, &attributes,
        { raw in
          Unmanaged<Job>.fromOpaque(raw).takeRetainedValue().body()
          return nil
        }, job.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { raw in
          if let raw { Unmanaged<Job>.fromOpaque(raw).takeRetainedValue().body() }
          return nil
        }, job.toOpaque())
    #endif
    if status != 0 { job.release() }
    return status == 0
  }
}
