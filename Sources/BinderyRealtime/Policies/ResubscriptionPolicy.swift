/// Which messages that a client sent are sent again on a new connection: those whose effect has not
/// ended.
public struct ResubscriptionPolicy: Hashable, Sendable {
  /// The name of the received message after which they are sent.
  public var after: String
  /// The names of the sent messages, kind by kind in the order in which they are sent.
  public var messages: [String]

  /// Creates a policy that sends messages of these names again after the message `after`.
  public init(after: String, _ messages: [String]) {
    self.after = after
    self.messages = messages
  }
}
