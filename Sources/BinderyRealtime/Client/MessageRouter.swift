import BinderyRuntime

/// Decides which channels of a connection receive a message: those that describe it.
struct MessageRouter {
  private var routes: [Route] = []
  private var lastNumber = 0

  private struct Route {
    let number: Int
    /// The channel with its parameters, which several readers may have.
    let channel: AnyHashable
    let receiver: any MessageReceiver
  }

  /// The result of a message.
  struct Result {
    /// The name of the message in the document.
    var name: String?
    /// Delivers the message to its readers.
    var deliveries: [@Sendable () -> Void] = []
    /// Why the message doesn't match its schema.
    var error: UndecodableEvent?
  }

  /// Adds a reader of a channel, and returns its number.
  mutating func add(_ receiver: some MessageReceiver, of channel: AnyHashable) -> Int {
    lastNumber += 1
    routes.append(Route(number: lastNumber, channel: channel, receiver: receiver))
    return lastNumber
  }

  /// Removes a reader, and returns it.
  @discardableResult
  mutating func remove(_ number: Int) -> (any MessageReceiver)? {
    let index = routes.firstIndex { $0.number == number }
    return index.map { routes.remove(at: $0).receiver }
  }

  var receivers: [any MessageReceiver] { routes.map(\.receiver) }

  /// Finds the readers of the first channel that describes a message; none if no channel does.
  func route(_ bytes: [UInt8]) -> Result {
    var result = Result()
    var channel: AnyHashable?
    for route in routes where channel == nil || route.channel == channel {
      switch route.receiver.read(bytes) {
      case .described(let name, let deliver):
        channel = route.channel
        result.name = name
        result.deliveries.append(deliver)
      case .undescribed: break
      case .undecodable(let error): result.error = result.error ?? error
      }
    }
    if channel != nil { result.error = nil }
    return result
  }
}

/// Reads the messages of a channel for one reader.
protocol MessageReceiver: Sendable {
  /// The names of the messages of the channel.
  var messageNames: [String] { get }

  func read(_ bytes: [UInt8]) -> ReadMessage

  /// A connection is ready, after a time without one.
  func connect(after outage: Duration)

  /// The connection was lost; another may follow.
  func lose()

  /// There are no more messages.
  func end(_ error: RealtimeError)

  /// The values that a new connection sends.
  var cursor: [(destination: ResumePolicy.Destination, value: JSONValue)] { get }

  /// The messages that are sent again on a new connection.
  var subscriptions: [String] { get }

  /// What identifies the subscriptions.
  var subscriptionIDs: Set<Subscriptions.ID> { get }

  /// The messages that end the subscriptions, except those that other readers have.
  func endings(except others: Set<Subscriptions.ID>) -> [String]
}

/// A message that a channel has read.
enum ReadMessage {
  /// A message of the channel, with its name and its delivery.
  case described(name: String, deliver: @Sendable () -> Void)
  /// A message that the channel doesn't describe.
  case undescribed
  /// A message of the channel that doesn't match its schema.
  case undecodable(UndecodableEvent)
}
