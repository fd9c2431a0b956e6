/// A connection to a message broker, such as one of MQTT, Kafka, AMQP or NATS.
///
/// An app implements it with the client library of its broker, and passes it to a ``BrokerClient``.
/// Delivery guarantees, acknowledgements and reconnection are those of the library.
public protocol MessageTransport: Sendable {
  /// Publishes a message to an address, which is a topic, a queue or a subject; returns when the
  /// broker has accepted it.
  func publish(_ payload: [UInt8], to address: String) async throws

  /// Subscribes to an address, and returns its messages from then on.
  ///
  /// When the stream is no longer read, `onTermination` of the stream ends the subscription.
  func messages(at address: String) async throws -> AsyncThrowingStream<BrokerMessage, any Error>
}
