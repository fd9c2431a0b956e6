import BinderyRuntime

/// A channel that a client subscribes to.
///
/// Sendable because it and its subclass `PusherPresenceChannel` have only constants of Sendable
/// types; the compiler can't check a class that has subclasses.
public class PusherChannel: NSObject, @unchecked Sendable {
  /// The name, with its prefix.
  public let name: String
  /// The kind of the channel, by the prefix of its name.
  public let type: PusherChannelType
  let bindings = EventBindings<PusherEvent>()
  let commands: ConnectionCommands
  private let owner: WeakConnection
  private let state = Locked(State())

  private struct State {
    var isSubscribed = false
    var subscriptionCount: Int?
    var onSubscriptionCountChanged = QueueConfined<((Int) -> Void)?>(nil)
    var waiting: (auth: PusherAuth?, events: [ClientEvent]) = (nil, [])
  }

  init(name: String, of connection: PusherConnection) {
    self.name = name
    type = PusherChannelType(name: name)
    commands = connection.commands
    owner = WeakConnection(connection)
  }

  /// The connection of the client; nil once the client is released.
  public var connection: PusherConnection? { owner.connection }

  /// Whether the subscription is active.
  public var subscribed: Bool { state.withLock { $0.isSubscribed } }

  /// The number of connections that are subscribed, if the app has enabled subscription counts.
  public var subscriptionCount: Int? { state.withLock { $0.subscriptionCount } }

  /// The closure that is called with each new number of subscriptions.
  public var onSubscriptionCountChanged: ((Int) -> Void)? {
    get { state.withLock { $0.onSubscriptionCountChanged }.value }
    set { state.replace(\.onSubscriptionCountChanged, by: QueueConfined(newValue)) }
  }

  /// Binds a callback to an event; returns the id to unbind it with.
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
  /// The name begins with `client-`, and the data is a JSON value. At most 1,024 events wait for
  /// the subscription, and 1,024 to be sent. `debugLog` reports an event that is not sent.
  public func trigger(eventName: String, data: Any) {
    guard let json = JSONValue(foundation: data) else {
      return commands.send(.log("\(eventName) was not sent on \(name): the data is not JSON"))
    }
    let event = ClientEvent(event: eventName, channel: name, data: json)
    do throws(PusherTriggerError) {
      try commands.send(event)
    } catch {
      commands.send(.log(event.loss(error)))
    }
  }

  func setSubscribed(_ subscribed: Bool) { state.withLock { $0.isSubscribed = subscribed } }

  /// The authorization and the client events that wait for the subscription.
  var waiting: (auth: PusherAuth?, events: [ClientEvent]) { state.withLock { $0.waiting } }

  func wait(with auth: PusherAuth?, _ events: [ClientEvent]) {
    state.withLock { $0.waiting = (auth, events) }
  }

  /// Adds a waiting client event.
  func wait(_ event: ClientEvent) { state.withLock { $0.waiting.events.append(event) } }

  func setSubscriptionCount(_ count: Int) { state.withLock { $0.subscriptionCount = count } }

  /// Activates the subscription; a presence channel sets its members.
  func succeed(_ members: [PusherPresenceChannelMember]?, as id: String?) {
    setSubscribed(true)
  }
}

/// A weak reference to the connection of a channel.
private struct WeakConnection: Sendable {
  weak let connection: PusherConnection?

  init(_ connection: PusherConnection) { self.connection = connection }
}
