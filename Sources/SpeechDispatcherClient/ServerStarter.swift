#if SpeechDispatcher
  internal import AnnouncingSpeech
  internal import Glibc

  /// Starts the server of this user when there is none.
  ///
  /// libspeechd can do that too, but waits for the command without a limit.
  final class ServerStarter: Sendable {
    /// Starts a server that leaves again when nobody uses it, and returns when it is ready.
    static let usualCommand = ["speech-dispatcher", "--spawn"]

    private let command: [String]
    private let pause: Duration
    private let lastTry = Monitor<ContinuousClock.Instant?>(nil)

    /// - Parameters:
    ///   - command: The command and its arguments.
    ///   - pause: The shortest time between two tries. A server that cannot start will not start
    ///     a second later either, and each try costs a process.
    init(command: [String] = usualCommand, pause: Duration = .seconds(30)) {
      self.command = command
      self.pause = pause
    }

    /// Runs the command and waits for its end, killing it when it takes longer than `limit`.
    ///
    /// - Returns: Whether the command says that a server is there.
    func start(within limit: Duration) -> Bool {
      let now = ContinuousClock.now
      let mayTry = lastTry.change { last in
        if let last, now - last < pause { return false }
        last = now
        return true
      }
      guard mayTry, let child = spawn() else { return false }
      var status: Int32 = 0
      while true {
        let ended = waitpid(child, &status, WNOHANG)
        if ended == child { return status == 0 }
        if ended < 0 && errno != EINTR { return false }
        if ContinuousClock.now - now >= limit {
          // With all that it has started; what it has made a session of its own lives on.
          kill(-child, SIGKILL)
          waitpid(child, &status, 0)
          return false
        }
        usleep(5_000)
      }
    }

    /// Starts the command with nothing of ours: no input, no output into somebody's document or
    /// terminal, no blocked signals.
    private func spawn() -> pid_t? {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var none = sigset_t()
      sigemptyset(&none)
      var all = sigset_t()
      sigfillset(&all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      // A group of its own: Ctrl-C at our terminal must not end the speech of everybody.
      posix_spawnattr_setpgroup(&attributes, 0)
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
      posix_spawnattr_setflags(&attributes, Int16(flags))

      var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
      defer { for argument in arguments { free(argument) } }
      var child = pid_t()
      guard let name = command.first else { return nil }
      return posix_spawnp(&child, name, &actions, &attributes, &arguments, environ) == 0
        ? child : nil
    }
  }
#endif
