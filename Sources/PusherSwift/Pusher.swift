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

  /// - Parameter callbackQueue: Where callbacks, the delegate and what authorizes are called, one
  ///   after the other. A program that never gives its main queue time needs another, and then none
  ///   of them may be isolated to the main actor. Sequences of events and what is awaited don't
  ///   depend on it.
  public convenience init(
    key: String,
    options: PusherClientOptions = PusherClientOptions(),
    callbackQueue: DispatchQueue = .main
  ) {
    self.init(key: key, options: options, parts: PusherParts(queue: callbackQueue))
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
