import BinderyRuntime

/// Publishes and receives the typed messages of channels over a message broker.
///
///     let broker = BrokerClient(transport)
///     let lamp = LightsChannel(lamp: "7", level: 1)
///     try await broker.publish(.command(Command(level: 3)), to: lamp)
///     for try await message in try await broker.messages(of: lamp) { print(message) }
public struct BrokerClient: Sendable {
  /// The connection to the broker.
  public let transport: any MessageTransport

  /// Creates a client of a connection.
  public init(_ transport: any MessageTransport) { self.transport = transport }

  /// Publishes a message to the address of a channel.
  ///
  /// Throws a `JSONError` for a message that can't be written, and the errors of the transport.
  public func publish<Channel: DirectedChannel>(
    _ message: Channel.Outgoing,
    to channel: Channel
  ) async throws {
    try await transport.publish(try message.encoded(), to: channel.address)
  }

  /// Subscribes to the address of a channel, and returns its messages.
  ///
  /// A message that doesn't match its schema is an element, too, and doesn't end the sequence.
  public func messages<Channel: DirectedChannel>(
    of channel: Channel
  ) async throws -> BrokerMessages<Channel.Incoming> {
    BrokerMessages(try await transport.messages(at: channel.address))
  }
}
