/// The type of a message, with the number that the service uses for it.
public enum PubNubMessageType: Int, Codable, Hashable, Sendable {
  /// A message of `publish`.
  case message = 0
  /// A signal of `signal`.
  case signal = 1
  /// A change of metadata.
  case object = 2
  /// A change of a message action.
  case messageAction = 3
  /// An uploaded file.
  case file = 4
  /// A type that this client doesn't know.
  case unknown = 999
}
