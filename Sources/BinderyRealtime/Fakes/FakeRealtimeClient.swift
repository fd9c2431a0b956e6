import BinderyRuntime

/// A client of channels for tests, whose service is the test.
///
/// Generated fakes conform to it:
///
///     let shop = FakeCornerShop()
///     let orders = shop.fakeChannel(OrdersChannel(store: "7"))
///     try orders.deliver(.order(Order(id: 1)))
public protocol FakeRealtimeClient: AnyObject, Sendable {
  /// The channels of the fake, and the status of its connection.
  var fakeChannels: FakeChannels { get }
}

extension FakeRealtimeClient {
  /// The client of the channels, which has no network.
  public var client: RealtimeClient { fakeChannels.client }

  /// The states of the connection: the present one first, then each change.
  public var states: RealtimeStates { client.states }

  /// Returns the test's side of a channel, the same for equal channels.
  ///
  /// Afterwards the client can't connect the channel with other parameters, unless the test has
  /// called this method with them, too, or the client did so before.
  public func fakeChannel<Channel: MessageChannel>(_ channel: Channel) -> FakeChannel<Channel> {
    fakeChannels.channel(channel)
  }
}
