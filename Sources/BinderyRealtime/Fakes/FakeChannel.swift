import BinderyRuntime

/// A channel of a fake client whose service is the test: it delivers messages to the client, and
/// has those that the client sent.
///
///     let shop = FakeCornerShop()
///     let orders = shop.fakeChannel(OrdersChannel(store: "7"))
///     try orders.deliver(.order(Order(id: 1)))
///     orders.finish()
///     await model.watchOrders(of: shop)
///     XCTAssertEqual(orders.sent.count, 1)
///
/// Nothing here waits, and messages don't need a reader yet.
public final class FakeChannel<ChannelType: MessageChannel>: Sendable {
  /// The messages that answer a message of the client.
  public typealias Answer = @Sendable (ChannelType.Outgoing) -> [ChannelType.Incoming]

  /// The channel with its parameters.
  public let channel: ChannelType
  private let service: FakeService
  private let state = Locked(State())

  private struct State {
    var readers: [Reader] = []
    /// The receivers of replies on the channel, which leave other messages to the readers.
    var replies: [Reader] = []
    var lastNumber = 0
    /// The messages before the first reader, or since the last.
    var undelivered: [Delivery] = []
    /// The end that follows these messages.
    var end: End?
    var sent: [ChannelType.Outgoing] = []
    var answer: Answer?
    var error: RealtimeError?
  }

  /// A message of the service.
  private struct Delivery {
    let bytes: [UInt8]
    var eventType: String?
  }

  private struct Reader {
    let number: Int
    let receiver: any MessageReceiver
  }

  private struct End {
    let error: RealtimeError?
  }

  init(_ channel: ChannelType, of service: FakeService) {
    self.channel = channel
    self.service = service
  }

  /// Delivers a message to the readers of the channel, or to the first that follows.
  ///
  /// A message that the document doesn't describe is among the client's `unhandled` messages.
  /// Throws a `JSONError` for a message that can't be written.
  public func deliver(_ message: ChannelType.Incoming) throws(JSONError) {
    // An event stream states the message by its event type.
    deliver(Delivery(bytes: try message.encoded(), eventType: message.messageName))
  }

  /// Delivers the text of a message, such as that of a recording.
  ///
  /// A text that doesn't match its schema is among the client's `unhandled` messages.
  ///
  /// - Parameter eventType: The type of a server-sent event (`event:`); nil for other messages.
  public func deliver(text: String, eventType: String? = nil) {
    deliver(Delivery(bytes: Array(text.utf8), eventType: eventType))
  }

  /// Ends the messages of the readers, or of the first that follows, after those that were
  /// delivered.
  ///
  /// - Parameter error: The error that the readers throw; nil to end without one.
  public func finish(throwing error: RealtimeError? = nil) {
    state.withLock { state in
      if state.readers.isEmpty { state.end = End(error: error) }
      for reader in state.readers + state.replies { reader.receiver.end(error) }
    }
  }

  /// Reports that messages are missing after those that were delivered.
  public func report(_ gap: MessageGap.Cause) {
    state.withLock { state in
      for reader in state.readers { reader.receiver.report([gap]) }
    }
  }

  /// The messages that the client sent, in order.
  public var sent: [ChannelType.Outgoing] { state.withLock { $0.sent } }

  /// The answer to each message of the client, such as the reply to a request; nil without one.
  public var answer: Answer? {
    get { state.withLock { $0.answer } }
    set { state.withLock { $0.answer = newValue } }
  }

  /// The error of each attempt to connect the channel, and to send a message; nil for success.
  public var error: RealtimeError? {
    get { state.withLock { $0.error } }
    set { state.withLock { $0.error = newValue } }
  }

  /// Whether the client uses the channel, other than for replies, and hasn't released it.
  public var isInUse: Bool { state.withLock { !$0.readers.isEmpty } }

  private func deliver(_ delivery: Delivery) {
    let unhandled = state.withLock { state -> UnhandledMessage? in
      let unhandled = deliver(delivery, to: state.readers + state.replies)
      guard state.readers.isEmpty, unhandled != nil else { return unhandled }
      state.undelivered.append(delivery)
      return nil
    }
    if let unhandled { service.report(unhandled) }
  }

  /// Returns the message if no reader takes it.
  private func deliver(_ delivery: Delivery, to readers: [Reader]) -> UnhandledMessage? {
    let message = ReceivedMessage(delivery.bytes, eventType: delivery.eventType)
    var isHandled = false
    var error: UndecodableEvent?
    for reader in readers {
      switch reader.receiver.readNamed(message) ?? reader.receiver.read(message) {
      case .described(_, let deliver):
        guard let deliver else { break }
        isHandled = true
        deliver()
      case .undescribed: break
      case .undecodable(let cause): error = error ?? cause
      }
    }
    return isHandled ? nil : service.unhandled(delivery.bytes, eventType: delivery.eventType, error)
  }
}

extension FakeChannel: FakeConnection {
  func add(
    _ receiver: some MessageReceiver,
    of channel: some ConnectableChannel
  ) async throws(RealtimeError) -> Int {
    if let error { throw error }
    let (number, unhandled) = state.withLock { state in
      state.lastNumber += 1
      let reader = Reader(number: state.lastNumber, receiver: receiver)
      state.readers.append(reader)
      let unhandled = state.undelivered.compactMap { deliver($0, to: [reader]) }
      state.undelivered = []
      if let end = state.end.take() { receiver.end(end.error) }
      return (reader.number, unhandled)
    }
    for message in unhandled { service.report(message) }
    // The first connection connects all readers.
    if !service.connectFirst() { receiver.connect(after: .zero, isResumed: false) }
    return number
  }

  func addReplies(
    _ receiver: some MessageReceiver,
    of channel: some ConnectableChannel
  ) async -> Int {
    state.withLock { state in
      state.lastNumber += 1
      state.replies.append(Reader(number: state.lastNumber, receiver: receiver))
      return state.lastNumber
    }
  }

  func remove(_ number: Int) {
    state.withLock { state in
      state.readers.removeAll { $0.number == number }
      state.replies.removeAll { $0.number == number }
    }
    service.disconnectLast()
  }

  func connection(for channel: some MessageChannel) -> any ChannelConnection {
    service.connection(for: channel, RealtimeOptions())
  }

  func send(
    _ message: WebSocketMessage,
    _ begin: @escaping @Sendable () -> Void
  ) async throws(RealtimeError) {
    if let error { throw error }
    let outgoing: ChannelType.Outgoing
    do throws(UndecodableEvent) {
      outgoing = try ChannelType.Outgoing(message: message.bytes)
    } catch {
      throw .unwritable(error.error)
    }
    begin()
    state.withLock { $0.sent.append(outgoing) }
    do throws(JSONError) {
      for reply in answer?(outgoing) ?? [] { try deliver(reply) }
    } catch {
      throw .unwritable(error)
    }
  }

  func connectReaders() {
    for receiver in receivers { receiver.connect(after: .zero, isResumed: false) }
  }

  func loseConnection() {
    for receiver in receivers { receiver.lose() }
  }

  private var receivers: [any MessageReceiver] {
    state.withLock { ($0.readers + $0.replies).map(\.receiver) }
  }
}
