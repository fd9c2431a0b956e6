import BinderyRuntime

/// A client of Pusher Channels.
///
///     let pusher = Pusher(key: "APP_KEY", options: PusherClientOptions(host: .cluster("eu")))
///     let channel = pusher.subscribe("my-channel")
///     channel.bind(eventName: "new-price") { event in print(event.data ?? "") }
///     pusher.connect()
///
/// It is connected for as long as somebody holds it.
public final class Pusher: NSObject, Sendable {
  /// What the client's calls go to, and where its state can be seen.
  public let connection: PusherConnection

  /// - Parameter callbackQueue: Where closures are called, one after the other. A program that
  ///   never gives its main queue time needs another, and its closures may not be isolated to the
  ///   main actor then. The delegate and what authorizes are the main actor's and always called on
  ///   the main queue; sequences of events and what is awaited depend on no queue.
  public convenience init(
    key: String,
    options: PusherClientOptions = PusherClientOptions(),
    callbackQueue: DispatchQueue = .main
  ) {
    self.init(
      key: key,
      options: options,
      parts: PusherParts(queue: callbackQueue, mainQueue: .main)
    )
  }

  init(key: String, options: PusherClientOptions, parts: PusherParts) {
    connection = PusherConnection(key, options, parts)
  }

  /// Hears what becomes of the connection; nobody is kept alive by it.
  public weak var delegate: (any PusherDelegate)? {
    get { connection.delegate }
    set { connection.delegate = newValue }
  }

  /// Connects, unless it is connected or about to be.
  public func connect() { connection.connect() }

  /// Disconnects, whatever the connection is about to do.
  public func disconnect() { connection.disconnect() }

  /// Calls back for each event of whatever channel; returns the id to unbind it with.
  @discardableResult
  public func bind(eventCallback: @escaping (PusherEvent) -> Void) -> String {
    connection.hub.bindings.add(nil, eventCallback)
  }

  /// Removes one callback of those for every channel.
  public func unbind(callbackId: String) { connection.hub.bindings.remove(callbackId) }

  /// Removes all callbacks that are for every channel.
  public func unbindAll() { connection.hub.bindings.removeAll() }
}
