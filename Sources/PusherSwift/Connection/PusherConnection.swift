import BinderyRealtime
import BinderyRuntime

/// A client's connection: how it stands, and how it behaves.
///
/// Sendable because `lock` guards all that changes after `init`.
public final class PusherConnection: NSObject, @unchecked Sendable {
  /// The app's key.
  public let key: String
  /// As they were given; what may change of them counts from the next use on.
  public let options: PusherClientOptions
  /// Where the connection goes to.
  public let url: String
  let hub: EventHub
  let orders: ConnectionOrders
  private let work: Task<Void, Never>
  private let settings: ConnectionSettings
  /// Measures the waits for answers.
  let clock: any Clock<Duration>

  init(_ key: String, _ options: PusherClientOptions, _ parts: PusherParts) {
    self.key = key
    self.options = options
    url = options.url(key: key)
    hub = EventHub(queue: parts.queue, mainQueue: parts.mainQueue)
    settings = ConnectionSettings(options.policy)
    clock = parts.clock
    let environment = ConnectionLoop.Environment(
      key,
      options,
      parts,
      settings,
      hub
    )
    let (orders, stream) = ConnectionOrders.make()
    self.orders = orders
    // It ends with the orders, which end with the connection.
    work = Task { [hub] in await ConnectionLoop(environment, hub).run(stream) }
  }

  deinit {
    orders.finish()
    work.cancel()
    hub.end()
  }

  /// The channels that are subscribed to, or are to be.
  public var channels: PusherChannels { hub.channels }

  /// Where it stands now; the delegate hears of each change.
  public var connectionState: ConnectionState { hub.connectionState }

  /// The id that the service gave the connection; nil while there is none.
  public var socketId: String? { hub.socketID }

  /// How often it was tried to connect again since the connection was last there.
  public var reconnectAttempts: Int { hub.attempts }

  /// Hears what becomes of the connection; nobody is kept alive by it.
  public weak var delegate: (any PusherDelegate)? {
    get { hub.delegate }
    set { hub.delegate = newValue }
  }

  /// Connects, unless it is connected or about to be.
  public func connect() { orders.give(.connect) }

  /// Disconnects, whatever the connection is about to do.
  public func disconnect() {
    // Who asks from now on waits for the next connection.
    channels.change {
      orders.give(.disconnect)
      hub.giveUp(.left)
    }
  }
}

// Orders are given, and waits begin and end, while nobody else changes what is there.
extension PusherConnection {
  /// - Parameter wait: Begins to wait for the outcome.
  @discardableResult
  func subscribe(
    _ name: String,
    _ auth: PusherAuth?,
    _ configure: (PusherChannel) -> Void = { _ in },
    waiting wait: () -> Void = {}
  ) -> PusherChannel {
    channels.add(name, of: self, configure) { channel in
      wait()
      orders.give(.subscribe(channel, auth))
    }
  }

  /// - Parameter wait: Begins to wait for the outcome.
  func signIn(waiting wait: () -> Void = {}) {
    channels.change {
      wait()
      orders.give(.signIn)
    }
  }

  func unsubscribe(_ name: String) {
    channels.remove(name) {
      orders.give(.unsubscribe(name))
      hub.waiters.give(.failure(.unsubscribed), to: name)
    }
  }
}

extension PusherConnection {
  /// Says who the client is on presence channels, where it signs with the app's secret; called on
  /// the client's callback queue.
  public var userDataFetcher: (() -> PusherPresenceChannelMember)? {
    get { settings.current.userDataFetcher }
    set { settings.change { $0.userDataFetcher = newValue } }
  }

  /// How often it is tried to connect again before giving up; for ever unless given.
  public var reconnectAttemptsMax: Int? {
    get { settings.current.backOff.attempts }
    set { change { $0.backOff.attempts = newValue } }
  }

  /// The longest wait before connecting again, to which up to a second is added at random; nil for
  /// none that is too long.
  public var maxReconnectGapInSeconds: Double? {
    get {
      let most = settings.current.backOff.most
      return most == .endless ? nil : most / .seconds(1)
    }
    set { change { $0.backOff.most = newValue.map(Duration.init(clamping:)) ?? .endless } }
  }

  /// How many seconds the service has to answer when it is asked for a sign of life; at least one.
  ///
  /// To greet, to answer a sign-in and to say goodbye it has 30.
  public var pongResponseTimeoutInterval: TimeInterval {
    get { settings.current.pongTimeout / .seconds(1) }
    set { change { $0.pongTimeout = max(Duration(clamping: newValue), .seconds(1)) } }
  }

  private func change(_ change: (inout ConnectionSettings.Values) -> Void) {
    settings.change(change) { values in
      orders.give(.change(values.backOff, pongTimeout: values.pongTimeout))
    }
  }
}

/// What of a connection's behaviour may change while it runs.
///
/// Sendable because `lock` guards all that changes, and because `userDataFetcher` is called on the
/// callback queue alone.
final class ConnectionSettings: @unchecked Sendable {
  private let lock = NSLock()
  private var values: Values

  struct Values {
    var backOff: BackOffPolicy
    var pongTimeout: Duration
    var userDataFetcher: (() -> PusherPresenceChannelMember)?
  }

  init(_ policy: ConnectionPolicy) {
    values = Values(backOff: policy.backOff, pongTimeout: policy.keepAlive.answerWithin)
  }

  var current: Values { lock.withLock { values } }

  /// Who the app says the client is; nil where it says nothing.
  func member(on callbacks: CallbackQueue) async -> PusherPresenceChannelMember? {
    guard current.userDataFetcher != nil else { return nil }
    return await callbacks.answer { self.current.userDataFetcher?() }
  }

  /// - Parameter order: Done before another can change them.
  func change(_ change: (inout Values) -> Void, ordering order: (Values) -> Void = { _ in }) {
    // What the old ones held is let go of once the lock is free.
    let before = lock.withLock {
      let before = values
      change(&values)
      order(values)
      return before
    }
    withExtendedLifetime(before) {}
  }
}
