import BinderyRealtime
import BinderyRuntime

/// A client's connection: its state and its settings.
public final class PusherConnection: NSObject, Sendable {
  /// The app's key.
  public let key: String
  /// The options of the client; a change applies from the next use.
  public let options: PusherClientOptions
  /// The URL of the connection.
  public let url: String
  let hub: EventHub
  let commands: ConnectionCommands
  private let work: Task<Void, Never>
  private let settings: ConnectionSettings
  /// The clock that measures timeouts.
  let clock: any Clock<Duration>

  init(_ key: String, _ options: PusherClientOptions, _ parts: PusherDependencies) {
    self.key = key
    self.options = options
    url = options.url(key: key)
    hub = EventHub(queue: parts.queue, mainQueue: parts.mainQueue)
    settings = ConnectionSettings(options.policy)
    clock = parts.clock
    let environment = ConnectionEnvironment(
      key,
      options,
      parts,
      settings,
      hub
    )
    let (commands, stream) = ConnectionCommands.make()
    self.commands = commands
    // The loop ends with the command stream, which ends with the connection.
    work = Task { [hub] in await ConnectionLoop(environment, hub).run(stream) }
  }

  deinit {
    commands.finish()
    work.cancel()
    hub.end()
  }

  /// The subscribed channels, confirmed or not.
  public var channels: PusherChannels { hub.channels }

  /// The current state; the delegate is notified of each change.
  public var connectionState: ConnectionState { hub.connectionState }

  /// The socket id that the service assigned; nil while not connected.
  public var socketId: String? { hub.socketID }

  /// The number of attempts to reconnect since the connection was lost.
  public var reconnectAttempts: Int { hub.attempts }

  /// The delegate, which is notified of the connection's events.
  public weak var delegate: (any PusherDelegate)? {
    get { hub.delegate }
    set { hub.delegate = newValue }
  }

  /// Connects, unless connected or connecting.
  public func connect() { commands.send(.connect) }

  /// Disconnects, in any state.
  public func disconnect() {
    // Later calls wait for the next connection.
    channels.change {
      commands.send(.disconnect)
      hub.fail(with: .disconnected)
    }
  }
}

// Commands are sent, and waits begin and end, while no other caller can change the channels.
extension PusherConnection {
  /// - Parameter wait: Begins the wait for the result.
  @discardableResult
  func subscribe(
    _ name: String,
    _ auth: PusherAuth?,
    _ configure: (PusherChannel) -> Void = { _ in },
    waiting wait: () -> Void = {}
  ) -> PusherChannel {
    channels.add(name, of: self, configure) { channel in
      wait()
      commands.send(.subscribe(channel, auth))
    }
  }

  /// - Parameter wait: Begins the wait for the result.
  func signIn(waiting wait: () -> Void = {}) {
    channels.change {
      wait()
      commands.send(.signIn)
    }
  }

  func unsubscribe(_ name: String) {
    channels.remove(name) {
      commands.send(.unsubscribe(name))
      hub.waiters.resume(returning: .failure(.unsubscribed), for: name)
    }
  }
}

extension PusherConnection {
  /// Returns the client's member on presence channels if the client signs with the app's secret;
  /// called on the callback queue.
  public var userDataFetcher: (() -> PusherPresenceChannelMember)? {
    get { settings.current.userDataFetcher.value }
    set { settings.change { $0.userDataFetcher = QueueConfined(newValue) } }
  }

  /// The maximum number of consecutive attempts to reconnect; nil for no limit.
  public var reconnectAttemptsMax: Int? {
    get { settings.current.backOff.attempts }
    set { change { $0.backOff.attempts = newValue } }
  }

  /// The maximum wait before reconnecting, in seconds, to which up to a second is added at random;
  /// nil for no limit.
  public var maxReconnectGapInSeconds: Double? {
    get {
      let maximum = settings.current.backOff.maxDelay
      return maximum == .endless ? nil : maximum / .seconds(1)
    }
    set { change { $0.backOff.maxDelay = newValue.map(Duration.init(clamping:)) ?? .endless } }
  }

  /// The time that the service has to answer a ping, in seconds; at least one.
  ///
  /// The timeout of the greeting, the sign-in and the close is 30 seconds.
  public var pongResponseTimeoutInterval: TimeInterval {
    get { settings.current.pongTimeout / .seconds(1) }
    set { change { $0.pongTimeout = max(Duration(clamping: newValue), .seconds(1)) } }
  }

  private func change(_ change: (inout ConnectionSettings.Values) -> Void) {
    settings.change(change) { values in
      commands.send(.change(values.backOff, pongTimeout: values.pongTimeout))
    }
  }
}

/// The settings of a connection that may change while it runs.
final class ConnectionSettings: Sendable {
  private let values: Locked<Values>

  struct Values {
    var backOff: BackOffPolicy
    var pongTimeout: Duration
    var userDataFetcher = QueueConfined<(() -> PusherPresenceChannelMember)?>(nil)
  }

  init(_ policy: ConnectionPolicy) {
    values = Locked(Values(backOff: policy.backOff, pongTimeout: policy.keepAlive.pongTimeout))
  }

  var current: Values { values.withLock { $0 } }

  /// Calls `userDataFetcher`; returns nil without one.
  func member(on callbacks: CallbackQueue) async -> PusherPresenceChannelMember? {
    guard current.userDataFetcher.value != nil else { return nil }
    return await callbacks.result { self.current.userDataFetcher.value?() }
  }

  /// - Parameter sendCommand: Called while no other caller can change the settings.
  func change(_ change: (inout Values) -> Void, sending sendCommand: (Values) -> Void = { _ in }) {
    // The old closures are released after the lock, since that may call back.
    let before = values.withLock { values in
      let before = values
      change(&values)
      sendCommand(values)
      return before
    }
    withExtendedLifetime(before) {}
  }
}
