import BinderyRealtime

/// What a client's user asks for, in that order.
struct ConnectionOrders: Sendable {
  private let continuation: AsyncStream<Order>.Continuation

  enum Order: Sendable {
    case connect
    case disconnect
    case subscribe(PusherChannel, PusherAuth?)
    case unsubscribe(String)
    case trigger(ClientEvent)
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

  func finish() { continuation.finish() }
}
