internal import Foundation

/// A real speech-dispatcher for one test: with a configuration, a socket and a folder of its own,
/// which synthesises faster than real time into a file, and which nobody hears.
///
///     let server = try PrivateSpeechServer()
///     … speak to server.socketPath …
///     server.audio().peak > 1000
public final class PrivateSpeechServer: @unchecked Sendable {
  // `@unchecked Sendable`: `process` is only changed by the test that owns the server.
  private let folder: TemporaryFolder
  private var process: Process?
  private var leash: Pipe?

  /// Why a server cannot be used. A test that needs one fails then, and is never skipped.
  public enum Failure: Error, CustomStringConvertible {
    case notInstalled(String)
    case notReady(log: String)

    public var description: String {
      switch self {
      case .notInstalled(let what):
        "\(what) is missing: apt-get install speech-dispatcher speech-dispatcher-espeak-ng"
      case .notReady(let log): "speech-dispatcher did not come up:\n\(log)"
      }
    }
  }

  /// - Parameters:
  ///   - isStarted: Whether it is running before anything else happens.
  ///   - hasSound: Whether there is something to play with; else it is like a machine without a sound
  ///     card, on which a word begins and never ends.
  /// - Throws: What is missing, or what the server says.
  public init(isStarted: Bool = true, hasSound: Bool = true) throws {
    folder = try TemporaryFolder()
    for name in ["run", "conf/modules", "log", "home"] { try folder.makeFolder(name) }
    try folder.write(
      hasSound ? soundConfiguration : "ctl.!default { type null }\n", to: "asound.conf")
    try folder.write(serverConfiguration, to: "conf/speechd.conf")
    try folder.write(try moduleConfiguration(), to: "conf/modules/espeak-ng.conf")
    if isStarted { try start() }
  }

  deinit { kill() }

  /// The socket to speak to.
  public var socketPath: String { folder.path + "/run/speechd.sock" }

  /// The server's process, which is a child of the shell on the leash.
  public var processIdentifier: Int32? {
    Int32(folder.text(of: "child.pid").trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Starts the server and waits until it listens.
  public func start() throws {
    let program = "/usr/bin/speech-dispatcher"
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw Failure.notInstalled(program)
    }
    let process = Process()
    let leash = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", leashScript, folder.path + "/child.pid", program, "-s", "-c", "unix_socket", "-S",
      socketPath, "-P", folder.path + "/speechd.pid",
      "-C", folder.path + "/conf", "-l", "3", "-L", folder.path + "/log", "-t", "0",
    ]
    // Given whole: nothing of the one who runs the tests may reach it.
    process.environment = [
      "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder.path + "/home",
      "XDG_RUNTIME_DIR": folder.path + "/run", "XDG_CONFIG_HOME": folder.path + "/home/.config",
      "ALSA_CONFIG_PATH": folder.path + "/asound.conf",
    ]
    process.standardInput = leash
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = process
    self.leash = leash
    // The socket is there a moment before somebody listens.
    let isReady = eventually { canConnect(to: socketPath) }
    guard isReady else { throw Failure.notReady(log: folder.text(of: "log/speech-dispatcher.log")) }
  }

  /// Ends the server as a crash does (SIGKILL) and removes its socket.
  public func kill() {
    guard let process else { return }
    if let processIdentifier { _ = Foundation.kill(processIdentifier, SIGKILL) }
    try? leash?.fileHandleForWriting.close()
    process.waitUntilExit()
    self.process = nil
    try? FileManager.default.removeItem(atPath: socketPath)
    // A new server does not start while it believes that the old one runs.
    try? FileManager.default.removeItem(atPath: folder.path + "/speechd.pid")
  }

  /// Makes the server stand still, or go on (SIGSTOP, SIGCONT).
  public func freeze(_ isFrozen: Bool) {
    guard let processIdentifier else { return }
    _ = Foundation.kill(processIdentifier, isFrozen ? SIGSTOP : SIGCONT)
  }

  /// Every command and every answer.
  public var protocolLog: String { folder.text(of: "log/protocol.log") }

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
  /// Runs a server until the other end of its own input is closed, which also happens when the
  /// tests crash: then nobody else would end the server.
  private var leashScript: String {
    #""$@" </dev/null & echo $! >"$0"; cat >/dev/null; kill -9 $!; wait"#
  }

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
    AudioOutputMethod "alsa"
    AudioALSADevice "default"
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
