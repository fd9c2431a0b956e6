import BinderyRuntime

/// A client of Pusher Channels.
///
///     let pusher = Pusher(key: "APP_KEY", options: PusherClientOptions(host: .cluster("eu")))
///     let channel = pusher.subscribe("my-channel")
///     channel.bind(eventName: "new-price") { event in print(event.data ?? "") }
///     pusher.connect()
///
/// The connection is closed when the client is released.
public final class Pusher: NSObject, Sendable {
  /// The connection that performs the client's calls and publishes its state.
  public let connection: PusherConnection

  /// Creates a client, which connects when `connect()` is called.
  ///
  /// - Parameter callbackQueue: The queue of closures, which run one at a time. A program that
  ///   never runs its main queue must pass another queue, and its closures must not be isolated to
  ///   the main actor. The delegate and the authorization objects are always called on the main
  ///   queue. Event sequences and asynchronous calls depend on no queue.
  public convenience init(
    key: String,
    options: PusherClientOptions = PusherClientOptions(),
    callbackQueue: DispatchQueue = .main
  ) {
    self.init(
      key: key,
      options: options,
      parts: PusherDependencies(queue: callbackQueue, mainQueue: .main)
    )
  }

  init(key: String, options: PusherClientOptions, parts: PusherDependencies) {
    connection = PusherConnection(key, options, parts)
  }

  /// The delegate, which is notified of the connection's events.
  public weak var delegate: (any PusherDelegate)? {
    get { connection.delegate }
    set { connection.delegate = newValue }
  }

  /// Connects, unless connected or connecting.
  public func connect() { connection.connect() }

  /// Disconnects, in any state.
  public func disconnect() { connection.disconnect() }

  /// Binds a callback to all events of all channels; returns the id to unbind it with.
  @discardableResult
  public func bind(eventCallback: @escaping (PusherEvent) -> Void) -> String {
    connection.hub.bindings.add(nil, eventCallback)
  }

  /// Removes one callback that is bound to all channels.
  public func unbind(callbackId: String) { connection.hub.bindings.remove(callbackId) }

  /// Removes all callbacks that are bound to all channels.
  public func unbindAll() { connection.hub.bindings.removeAll() }
}
