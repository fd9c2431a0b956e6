import BinderyRuntime

/// A channel that a client subscribes to.
///
/// Sendable because `lock` guards all that changes after `init`, and because the app's closures are
/// called on the callback queue alone.
public class PusherChannel: NSObject, @unchecked Sendable {
  /// With its prefix, as the service knows it.
  public let name: String
  /// What its name makes it.
  public let type: PusherChannelType
  let bindings = EventBindings<PusherEvent>()
  let orders: ConnectionOrders
  private let owner: WeakConnection
  private let lock = NSLock()
  private var state = State()

  private struct State {
    var isSubscribed = false
    var subscriptionCount: Int?
    var onSubscriptionCountChanged: ((Int) -> Void)?
    var waiting: (auth: PusherAuth?, events: [ClientEvent]) = (nil, [])
  }

  init(name: String, of connection: PusherConnection) {
    self.name = name
    type = PusherChannelType(name: name)
    orders = connection.orders
    owner = WeakConnection(connection)
  }

  /// The connection of the client that subscribes; nil once that is gone.
  public var connection: PusherConnection? { owner.connection }

  /// Whether the client receives the channel's events now.
  public var subscribed: Bool { lock.withLock { state.isSubscribed } }

  /// How many connections subscribe to the channel, where the app asks the service to say so.
  public var subscriptionCount: Int? { lock.withLock { state.subscriptionCount } }

  /// Hears each new number of subscriptions.
  public var onSubscriptionCountChanged: ((Int) -> Void)? {
    get { lock.withLock { state.onSubscriptionCountChanged } }
    set { lock.replace(\.state.onSubscriptionCountChanged, of: self, by: newValue) }
  }

  /// Calls back for each event of a name; returns the id to unbind it with.
  @discardableResult
  public func bind(
    eventName: String,
    eventCallback: @escaping (PusherEvent) -> Void
  ) -> String {
    bindings.add(eventName, eventCallback)
  }

  /// Removes one callback.
  public func unbind(eventName: String, callbackId: String) {
    bindings.remove(callbackId, from: eventName)
  }

  /// Removes all callbacks of an event.
  public func unbindAll(forEventName eventName: String) { bindings.removeAll(from: eventName) }

  /// Removes all callbacks.
  public func unbindAll() { bindings.removeAll() }

  /// Sends an event to the other clients on a private or presence channel, once the client is
  /// subscribed to it.
  ///
  /// The name begins with `client-`, and the data is what JSON can say; 1,024 events wait at most
  /// for the subscription, and as many to go out. What is not sent `debugLog` tells.
  public func trigger(eventName: String, data: Any) {
    guard let json = JSONValue(foundation: data) else {
      return orders.give(.log("\(eventName) was not sent on \(name): its data is no JSON"))
    }
    let event = ClientEvent(event: eventName, channel: name, data: json)
    do throws(PusherTriggerError) {
      try orders.give(event)
    } catch {
      orders.give(.log(event.loss(error)))
    }
  }

  func become(subscribed: Bool) { lock.withLock { state.isSubscribed = subscribed } }

  /// What waits for the subscription.
  var waiting: (auth: PusherAuth?, events: [ClientEvent]) { lock.withLock { state.waiting } }

  func wait(with auth: PusherAuth?, _ events: [ClientEvent]) {
    lock.withLock { state.waiting = (auth, events) }
  }

  /// One more waits.
  func wait(_ event: ClientEvent) { lock.withLock { state.waiting.events.append(event) } }

  func become(count: Int) { lock.withLock { state.subscriptionCount = count } }

  /// A presence channel has members to begin with.
  func succeed(_ members: [PusherPresenceChannelMember]?, as id: String?) {
    become(subscribed: true)
  }
}

/// Whom a channel belongs to, without keeping it alive.
private struct WeakConnection: Sendable {
  weak let connection: PusherConnection?

  init(_ connection: PusherConnection) { self.connection = connection }
}
