/// A channel with the messages of both directions.
public protocol DirectedChannel: ConnectableChannel {
  /// The messages that the client receives.
  associatedtype Incoming: TypedEvent
  /// The messages that the client sends.
  associatedtype Outgoing: TypedEvent
}
