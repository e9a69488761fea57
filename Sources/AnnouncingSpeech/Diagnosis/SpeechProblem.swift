/// The first thing that keeps speech from being heard.
public enum SpeechProblem: String, Error, Hashable, Sendable, CaseIterable {
  /// The library for speech is not part of this program.
  case notBuiltIn
  /// The address that was chosen means nothing.
  case badAddress
  /// There is no socket at the address.
  case noSocket
  /// What is at the address is no socket.
  case notASocket
  /// The socket belongs to somebody else.
  case notAllowed
  /// Nobody listens at the address.
  case refused
  /// A server takes the connection and does not answer.
  case notAnswering
  /// What answers is no speech server.
  case notASpeechServer
  /// The server was there and closed the connection.
  case lost
  /// The server has nothing that makes speech.
  case noModule
  /// The server answers, but what makes its speech does not: after a word that it could not play,
  /// speech-dispatcher waits for ever for its module.
  case moduleNotAnswering
  /// The server did not take the word, or another program cut it.
  case cut
  /// The server took the word and did not begin it: something else is being said.
  case waiting
  /// The server began the word and never reported its end: it has no sound to play it with.
  case noSound
}
