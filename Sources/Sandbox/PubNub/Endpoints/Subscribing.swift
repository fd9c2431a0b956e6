import PubNubSDK

/// The endpoint of the long poll that delivers events.
enum Subscribing {
  static func subscribe(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    let query = try query(call)
    switch keyspace.subscribe(query) {
    case .delivery(let delivery): return .reply(Reply(delivery.envelope))
    case .waiting(let id): return .waiting(id)
    }
  }

  private static func query(_ call: Call) throws(Refusal) -> SubscribeQuery {
    let subscription = Subscription(
      channels: Set(call.list("channels")),
      groups: Set(call.query.list("channel-group"))
    )
    guard !subscription.isEmpty else {
      throw .service("Subscribe", "Invalid Arguments: no channel and no group")
    }
    let presence = try PresenceParameters(call)
    return SubscribeQuery(
      subscription: subscription,
      cursor: try cursor(call),
      filter: try filter(call),
      user: call.user,
      timeoutSeconds: presence.timeoutSeconds,
      states: presence.states
    )
  }

  private static func cursor(_ call: Call) throws(Refusal) -> UInt64 {
    do throws(InvalidQuery) {
      return try call.query.number("tt") ?? 0
    } catch {
      throw .invalidArgument(error)
    }
  }

  private static func filter(_ call: Call) throws(Refusal) -> FilterExpression? {
    guard let text = call.query["filter-expr"], !text.isEmpty else { return nil }
    do throws(FilterError) {
      return try FilterExpression(text)
    } catch {
      throw .malformedFilter(error)
    }
  }
}
