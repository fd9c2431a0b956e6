import BinderyRealtime

/// What a client's user asks for, in that order.
struct ConnectionOrders: Sendable {
  private let continuation: AsyncStream<Order>.Continuation
  /// For client events that the connection has yet to take, or to send.
  private let permits = Permits(bound: ClientEvent.waitingBound)

  enum Order: Sendable {
    case connect
    case disconnect
    case subscribe(PusherChannel, PusherAuth?)
    case unsubscribe(String)
    /// A subscription that can't be asked for, to a channel that isn't among the client's.
    case refuse(PusherChannel, PusherSubscriptionError)
    case trigger(ClientEvent, Permit)
    case signIn
    case change(BackOffPolicy, pongTimeout: Duration)
    case log(String)
  }

  static func make() -> (ConnectionOrders, AsyncStream<Order>) {
    let (stream, continuation) = AsyncStream.makeStream(of: Order.self)
    return (ConnectionOrders(continuation: continuation), stream)
  }

  /// Does nothing once the client is gone.
  func give(_ order: Order) { continuation.yield(order) }

  /// Has a client event sent, or throws where too many are about to be.
  func give(_ event: ClientEvent) throws(PusherTriggerError) {
    guard let permit = permits.take() else { throw .overflow(bound: permits.bound) }
    give(.trigger(event, permit))
  }

  func finish() { continuation.finish() }
}
