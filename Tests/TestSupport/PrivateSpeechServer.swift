internal import Foundation

/// A real speech-dispatcher for one test: with a configuration, a socket and a folder of its own,
/// and which nobody hears.
///
///     let server = try PrivateSpeechServer()
///     … speak to server.socketPath …
///     server.audio().peak > 1000
public final class PrivateSpeechServer: @unchecked Sendable {
  // `@unchecked Sendable`: the processes are only changed by the test that owns the server.
  private let folder: TemporaryFolder
  private let sound: Sound
  private var process: LeashedProcess?
  private var soundProcess: LeashedProcess?

  /// Where the sound goes.
  public enum Sound: Sendable {
    /// Into a file, faster than anybody could listen.
    case file
    /// Into nothing, as long as listening takes (PulseAudio's null sink). For what depends on that:
    /// who is interrupted by whom.
    case realTime
    /// Nowhere, as on a machine without a sound card: a word begins and never ends.
    case missing
  }

  /// Why a server cannot be used. A test that needs one fails then, and is never skipped.
  public enum Failure: Error, CustomStringConvertible {
    case notInstalled(String)
    case notReady(log: String)

    public var description: String {
      switch self {
      case .notInstalled(let what):
        "\(what) is missing: scripts/install-packages test"
      case .notReady(let log): "speech-dispatcher did not come up:\n\(log)"
      }
    }
  }

  /// - Parameters:
  ///   - sound: Where the sound goes.
  ///   - isStarted: Whether it is running before anything else happens.
  /// - Throws: What is missing, or what the server says.
  public init(sound: Sound = .file, isStarted: Bool = true) throws {
    self.sound = sound
    folder = try TemporaryFolder()
    for name in ["run", "conf/modules", "log", "home"] { try folder.makeFolder(name) }
    try folder.write(
      sound == .missing ? "ctl.!default { type null }\n" : soundConfiguration, to: "asound.conf")
    try folder.write(serverConfiguration, to: "conf/speechd.conf")
    try folder.write(try moduleConfiguration(), to: "conf/modules/espeak-ng.conf")
    if isStarted { try start() }
  }

  deinit {
    kill()
    soundProcess?.kill()
  }

  /// The socket to speak to.
  public var socketPath: String { folder.path + "/run/speechd.sock" }

  /// The server's process.
  public var processIdentifier: Int32? { process?.identifier }

  /// Starts the server and waits until it listens.
  public func start() throws {
    if sound == .realTime, soundProcess == nil { try startSound() }
    let program = "/usr/bin/speech-dispatcher"
    try require(program)
    process = try LeashedProcess(
      [
        program, "-s", "-c", "unix_socket", "-S", socketPath, "-P", folder.path + "/speechd.pid",
        "-C", folder.path + "/conf", "-l", "3", "-L", folder.path + "/log", "-t", "0",
      ], environment: environment, pidFile: folder.path + "/child.pid")
    // The socket is there a moment before somebody listens.
    let isReady = eventually { canConnect(to: socketPath) }
    guard isReady else { throw Failure.notReady(log: folder.text(of: "log/speech-dispatcher.log")) }
  }

  private func startSound() throws {
    let program = "/usr/bin/pulseaudio"
    try require(program)
    try folder.makeFolder("pulse")
    let socket = folder.path + "/pulse/native"
    soundProcess = try LeashedProcess(
      [
        program, "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1",
        "--disable-shm=yes", "-L", "module-native-protocol-unix socket=\(socket) auth-anonymous=1",
        "-L", "module-null-sink sink_name=ttsnull rate=22050 channels=1 format=s16le",
      ], environment: environment, pidFile: folder.path + "/sound.pid")
    let isReady = eventually { canConnect(to: socket) }
    guard isReady else { throw Failure.notReady(log: "pulseaudio does not listen at \(socket)") }
  }

  private func require(_ program: String) throws {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw Failure.notInstalled(program)
    }
  }

  /// Given whole: nothing of the one who runs the tests may reach a server.
  private var environment: [String: String] {
    [
      "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder.path + "/home",
      "XDG_RUNTIME_DIR": folder.path + "/run", "XDG_CONFIG_HOME": folder.path + "/home/.config",
      "ALSA_CONFIG_PATH": folder.path + "/asound.conf",
      "PULSE_RUNTIME_PATH": folder.path + "/pulse", "PULSE_STATE_PATH": folder.path + "/pulse",
      "PULSE_SERVER": "unix:" + folder.path + "/pulse/native",
    ]
  }

  /// Ends the server as a crash does (SIGKILL) and removes its socket.
  public func kill() {
    guard let process else { return }
    process.kill()
    self.process = nil
    removeSocket()
    // A new server does not start while it believes that the old one runs.
    try? FileManager.default.removeItem(atPath: folder.path + "/speechd.pid")
  }

  /// Removes the socket of a server that goes on.
  public func removeSocket() { try? FileManager.default.removeItem(atPath: socketPath) }

  /// Makes the server stand still, or go on (SIGSTOP, SIGCONT).
  public func freeze(_ isFrozen: Bool) {
    guard let processIdentifier else { return }
    _ = Foundation.kill(processIdentifier, isFrozen ? SIGSTOP : SIGCONT)
  }

  /// Every command and every answer.
  public var protocolLog: String { folder.text(of: "log/protocol.log") }

  /// How often the server reported that a message was heard to its end, or was cut, or anything else
  /// that is in its answers.
  public func reports(of event: String) -> Int {
    let log = folder.bytes(of: "log/protocol.log")
    var (count, start) = (0, log.startIndex)
    while let found = log.range(of: Data(event.utf8), in: start..<log.endIndex) {
      count += 1
      start = found.upperBound
    }
    return count
  }

  /// What the synthesiser did, such as which voice it chose.
  public var moduleLog: String { folder.text(of: "log/espeak-ng.log") }

  /// The voices that the synthesiser chose, in order, without repetition in a row.
  public var chosenVoices: [String] {
    var voices: [String] = []
    for line in moduleLog.split(separator: "\n") {
      let pieces = line.split(separator: "\"")
      guard line.contains("Successfully set voice to \""), pieces.count >= 2 else { continue }
      let voice = String(pieces[1])
      if voices.last != voice { voices.append(voice) }
    }
    return voices
  }

  /// What was "heard": the samples of the file, 16 bits, one channel, 22,050 a second.
  public struct Audio: Hashable, Sendable {
    /// The largest amplitude, of 32,768.
    public var peak: Int
    /// The length.
    public var seconds: Double
  }

  /// What was heard so far.
  ///
  /// - Parameter start: From which second on.
  /// - Returns: Length and loudness.
  public func audio(from start: Double = 0) -> Audio {
    let bytes = folder.bytes(of: "out.raw").dropFirst(Int(start * samplesPerSecond) * 2)
    var peak = 0
    bytes.withUnsafeBytes { raw in
      for index in stride(from: 0, to: raw.count - 1, by: 2) {
        let sample = Int16(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: Int16.self))
        peak = max(peak, Int(sample.magnitude))
      }
    }
    return Audio(peak: peak, seconds: Double(bytes.count / 2) / samplesPerSecond)
  }

  /// How many seconds were heard so far. Much quicker than ``audio(from:)``, so it can be asked
  /// again and again.
  public var audioSeconds: Double {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path + "/out.raw")
    return Double(attributes?[.size] as? Int ?? 0) / 2 / samplesPerSecond
  }

  private var samplesPerSecond: Double { 22_050 }
}

// MARK: - Configuration

extension PrivateSpeechServer {
  /// Sound goes into a file instead of a sound card.
  private var soundConfiguration: String {
    """
    pcm.!default { type file slave.pcm null file "\(folder.path)/out.raw" format raw }
    pcm.null { type null }
    ctl.!default { type null }

    """
  }

  private var serverConfiguration: String {
    """
    LogLevel 3
    LogDir "\(folder.path)/log"
    CustomLogFile "protocol" "\(folder.path)/log/protocol.log"
    DefaultVolume 100
    DefaultLanguage "en-US"
    \(sound == .realTime ? #"AudioOutputMethod "pulse""# : #"AudioOutputMethod "alsa""#)
    AudioALSADevice "default"
    AudioPulseDevice "ttsnull"
    SymbolsPreproc "char"
    SymbolsPreprocFile "symbols.dic"
    SymbolsPreprocFile "emojis.dic"
    SymbolsPreprocFile "orca.dic"
    SymbolsPreprocFile "orca-chars.dic"
    AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
    DefaultModule espeak-ng
    Timeout 0

    """
  }

  /// The system's configuration of the synthesiser, with its log switched on.
  private func moduleConfiguration() throws -> String {
    let path = "/etc/speech-dispatcher/modules/espeak-ng.conf"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure.notInstalled(path)
    }
    return String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: "\nDebug 0", with: "\nDebug 1")
  }
}
