/// A message that a broker has delivered.
public struct BrokerMessage: Hashable, Sendable {
  /// The topic, queue or subject to which it was published.
  public var address: String
  /// The bytes of the message.
  public var payload: [UInt8]

  /// Creates a message.
  public init(address: String, payload: [UInt8]) {
    self.address = address
    self.payload = payload
  }
}
