import BinderyRuntime

/// Decides which channels of a connection receive a message: those that surely describe it.
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
    var deliveries: [() -> Void] = []
    /// Why the message doesn't match its schema.
    var error: UndecodableEvent?

    fileprivate mutating func add(_ read: ReadMessage) {
      switch read {
      case .described(let name, let deliver):
        self.name = self.name ?? name
        if let deliver { deliveries.append(deliver) }
      case .undescribed: break
      case .undecodable(let error): self.error = self.error ?? error
      }
    }
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

  /// Finds the readers of the channels that have a message with the event type, or else those for
  /// which a message has the most evidence; none if no channel describes it.
  ///
  /// A message that its event type or a constant identifies is no other channel's, even if it can't
  /// be decoded.
  func route(_ bytes: [UInt8], eventType: String? = nil) -> Result {
    var result = Result()
    let message = ReceivedMessage(bytes, eventType: eventType)
    let named = named(message)
    guard named.isEmpty else {
      for read in named { result.add(read) }
      if !result.deliveries.isEmpty { result.error = nil }
      return result
    }
    for (evidence, routes) in candidates(message) {
      for route in routes { result.add(route.receiver.read(message)) }
      if !result.deliveries.isEmpty {
        result.error = nil
        return result
      }
      if result.error != nil, evidence.hasConstant { return result }
    }
    let readsTexts = receivers.contains { $0.format != .json }
    if result.error == nil, !readsTexts { result.error = Self.syntaxError(bytes) }
    return result
  }

  /// The results of the channels that have a message with the event type; of several types of
  /// channels, those for which its content has the most evidence.
  private func named(_ message: ReceivedMessage) -> [ReadMessage] {
    guard message.eventType != nil else { return [] }
    let named = routes.compactMap { route in
      route.receiver.readNamed(message).map { (route: route, read: $0) }
    }
    guard Set(named.map(\.route.receiver.channelType)).count > 1 else { return named.map(\.read) }
    let numbers = Set(named.map(\.route.number))
    let best = candidates(message).lazy.map { Set($0.routes.map(\.number)) }
      .first { !$0.isDisjoint(with: numbers) }
    return named.filter { best?.contains($0.route.number) ?? true }.map(\.read)
  }

  /// The readers of channels that may describe a message, those with the most evidence first.
  private func candidates(
    _ message: ReceivedMessage
  ) -> [(evidence: MessageEvidence, routes: [Route])] {
    // Of each type of channel once.
    var found: [ObjectIdentifier: MessageEvidence?] = [:]
    var candidates: [MessageEvidence: [Route]] = [:]
    for route in routes {
      let (type, receiver) = (route.receiver.channelType, route.receiver)
      let evidence =
        found[type] ?? receiver.signatures.evidence(in: message.json(in: receiver.format))
      found[type] = .some(evidence)
      if let evidence { candidates[evidence, default: []].append(route) }
    }
    return candidates.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// The error of a message that isn't JSON.
  private static func syntaxError(_ bytes: [UInt8]) -> UndecodableEvent? {
    do throws(JSONError) {
      let _: JSONValue = try JSONReader.decode(from: bytes)
      return nil
    } catch {
      return UndecodableEvent(message: bytes, error: error)
    }
  }
}

/// Reads the messages of a channel for one reader.
protocol MessageReceiver: AnyObject, Sendable {
  /// The type of the channel.
  var channelType: ObjectIdentifier { get }

  /// What distinguishes the messages of the channel.
  var signatures: JSONSignatures { get }

  /// The format of the messages of the channel.
  var format: MessageFormat { get }

  /// The names of the messages of the channel.
  var messageNames: [String] { get }

  /// Reads a message by its content.
  func read(_ message: ReceivedMessage) -> ReadMessage

  /// Reads a message by its event type; nil if the channel has no message with that name.
  func readNamed(_ message: ReceivedMessage) -> ReadMessage?

  /// A connection is ready, after a time without one.
  ///
  /// - Parameter isResumed: Whether the request states the last event that was received.
  func connect(after outage: Duration, isResumed: Bool)

  /// The connection was lost; another may follow.
  func lose()

  /// There are no more messages; an error states why.
  func end(_ error: RealtimeError?)

  /// Messages are missing after those that were received.
  func report(_ gaps: [MessageGap.Cause])

  /// The values that a new connection sends.
  var cursor: [(destination: ResumePolicy.Destination, value: JSONValue)] { get }

  /// The messages that are sent again on a new connection.
  var subscriptions: [String] { get }

  /// What identifies the subscriptions.
  var subscriptionIDs: Set<Subscriptions.ID> { get }

  /// The messages that end the subscriptions, except those that other readers have.
  func endings(except others: Set<Subscriptions.ID>) -> [String]
}

/// A receiver of the messages of one type of channel.
protocol ChannelReceiver<Channel>: MessageReceiver {
  associatedtype Channel: MessageChannel

  /// Reads a decoded message of the document.
  func read(
    _ message: Channel.Incoming,
    called name: String,
    _ received: ReceivedMessage
  ) -> ReadMessage
}

extension ChannelReceiver {
  var channelType: ObjectIdentifier { ObjectIdentifier(Channel.self) }

  var signatures: JSONSignatures { Channel.incomingSignatures }

  var format: MessageFormat { Channel.Incoming.messageFormat }

  var messageNames: [String] { Channel.Incoming.messageNames }

  func read(_ received: ReceivedMessage) -> ReadMessage {
    read(received.decoded(as: Channel.Incoming.self), received)
  }

  func readNamed(_ received: ReceivedMessage) -> ReadMessage? {
    received.named(as: Channel.Incoming.self).map { read($0, received) }
  }

  private func read(
    _ result: Result<Channel.Incoming, UndecodableEvent>,
    _ received: ReceivedMessage
  ) -> ReadMessage {
    switch result {
    case .success(let message):
      guard let name = message.messageName else { return .undescribed }
      return read(message, called: name, received)
    case .failure(let error): return .undecodable(error)
    }
  }
}

/// A message that a channel has read.
enum ReadMessage {
  /// A message of the channel, with its name and its delivery; nil if it isn't the receiver's.
  case described(name: String, deliver: (() -> Void)?)
  /// A message that the channel doesn't describe.
  case undescribed
  /// A message of the channel that doesn't match its schema.
  case undecodable(UndecodableEvent)
}
