import BinderyRealtime

/// The commands of an app to its connection, in order.
struct ConnectionCommands: Sendable {
  private let continuation: AsyncStream<Command>.Continuation
  /// The permits of client events that wait in the command stream or to be sent.
  private let permits = Permits(bound: ClientEvent.waitingBound)

  enum Command: Sendable {
    case connect
    case disconnect
    case subscribe(PusherChannel, PusherAuth?)
    case unsubscribe(String)
    /// Reports a refused subscription to a channel that isn't among the client's.
    case refuse(PusherChannel, PusherSubscriptionError)
    case trigger(ClientEvent, Permit)
    case signIn
    case change(BackOffPolicy, pongTimeout: Duration)
    case log(String)
  }

  static func make() -> (ConnectionCommands, AsyncStream<Command>) {
    let (stream, continuation) = AsyncStream.makeStream(of: Command.self)
    return (ConnectionCommands(continuation: continuation), stream)
  }

  /// Does nothing once the client is gone.
  func send(_ command: Command) { continuation.yield(command) }

  /// Sends a client event; throws if too many wait to be sent.
  func send(_ event: ClientEvent) throws(PusherTriggerError) {
    guard let permit = permits.take() else { throw .overflow(bound: permits.bound) }
    send(.trigger(event, permit))
  }

  func finish() { continuation.finish() }
}
