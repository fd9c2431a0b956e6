/// What kind of thing a message is, by the number that it travels with.
public enum PubNubMessageType: Int, Codable, Hashable, Sendable {
  /// What `publish` sends.
  case message = 0
  /// What `signal` sends.
  case signal = 1
  /// What became of metadata.
  case object = 2
  /// What became of a message action.
  case messageAction = 3
  /// A file that was sent.
  case file = 4
  /// A kind that is newer than this client.
  case unknown = 999
}
