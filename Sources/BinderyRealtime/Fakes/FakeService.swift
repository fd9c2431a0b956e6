import BinderyRuntime

/// The channels of a fake client, and the status of its connection.
final class FakeService: ChannelConnections {
  let server = RealtimeServer("wss://fake")
  private let reports: ClientReports
  private let request: RealtimeOptions.Request
  private let number: Int
  private let channels = Locked(Channels())
  private let current = Locked(ConnectionMachine.Status.disconnected)

  private struct Channels {
    var all: [AnyHashable: any FakeConnection] = [:]
    /// The URLs of the channels that the test has, by their type.
    var tested: [ObjectIdentifier: [String]] = [:]
  }

  init(_ reports: ClientReports) {
    self.reports = reports
    request = RealtimeOptions.Request(url: server.url)
    number = reports.states.add(request)
  }

  /// Returns the channel of a test.
  func channel<Channel: MessageChannel>(_ channel: Channel) -> FakeChannel<Channel> {
    channels.withLock { channels in
      let path = RealtimeOptions.Request.path(of: channel)
      if channels.tested[ObjectIdentifier(Channel.self)]?.contains(path) != true {
        channels.tested[ObjectIdentifier(Channel.self), default: []].append(path)
      }
      let known = channels.all[AnyHashable(channel)] as? FakeChannel<Channel>
      return known ?? add(channel, to: &channels)
    }
  }

  /// Returns the channel that a client uses.
  ///
  /// If the test has that channel with other parameters alone, the client can't connect it: it
  /// would wait for messages of the test forever.
  func connection<Channel: MessageChannel>(
    for channel: Channel,
    _ options: RealtimeOptions
  ) -> any ChannelConnection {
    channels.withLock { channels in
      if let known = channels.all[AnyHashable(channel)] { return known }
      if let tested = channels.tested[ObjectIdentifier(Channel.self)] {
        return UnexpectedChannel(url: RealtimeOptions.Request.path(of: channel), tested: tested)
      }
      return add(channel, to: &channels)
    }
  }

  private func add<Channel: MessageChannel>(
    _ channel: Channel,
    to channels: inout Channels
  ) -> FakeChannel<Channel> {
    let new = FakeChannel(channel, of: self)
    channels.all[AnyHashable(channel)] = new
    return new
  }

  /// Publishes a status, and connects or loses the readers of all channels.
  func become(_ next: ConnectionMachine.Status) { change { _ in [next] } }

  /// Becomes connected for the first channel in use; returns whether it was disconnected.
  func connectFirst() -> Bool {
    change { $0 == .disconnected ? [.connecting, .connected] : [] }
  }

  /// Becomes disconnected after the last channel in use.
  func disconnectLast() {
    change { status in
      status == .disconnected || isInUse ? [] : [.disconnecting, .disconnected]
    }
  }

  func connect() {
    change { $0 != .connected && isInUse ? [.connecting, .connected] : [] }
  }

  func check() {}

  func disconnect() {
    change { $0 == .disconnected ? [] : [.disconnecting, .disconnected] }
  }

  /// Changes the status, one change at a time; returns whether it did.
  @discardableResult
  private func change(
    _ transition: (ConnectionMachine.Status) -> [ConnectionMachine.Status]
  ) -> Bool {
    current.withLock { current in
      let former = current
      for next in transition(current) where next != current {
        reports.states.publish(next, of: number, request)
        for channel in present {
          if next == .connected { channel.connectReaders() }
          if current == .connected { channel.loseConnection() }
        }
        current = next
      }
      return current != former
    }
  }

  var status: ConnectionMachine.Status { current.withLock { $0 } }

  private var isInUse: Bool { present.contains { $0.isInUse } }

  func unhandled(
    _ bytes: [UInt8],
    eventType: String?,
    _ error: UndecodableEvent?
  ) -> UnhandledMessage {
    UnhandledMessage(
      url: request.url,
      message: .text(String(decoding: bytes, as: UTF8.self)),
      eventType: eventType,
      error: error
    )
  }

  func report(_ message: UnhandledMessage) { reports.add(message) }

  private var present: [any FakeConnection] { channels.withLock { Array($0.all.values) } }
}

/// The connection of a fake channel.
protocol FakeConnection: ChannelConnection {
  /// Whether the channel has readers.
  var isInUse: Bool { get }

  /// Notes a new connection.
  func connectReaders()

  /// Notes the loss of the connection.
  func loseConnection()
}

/// A channel that the test has with other parameters alone.
private struct UnexpectedChannel: ChannelConnection {
  let url: String
  let tested: [String]

  private var error: RealtimeError {
    let reason =
      "the client opens the channel \(url), but the test has \(tested.joined(separator: ", "))"
    return .disconnected(.transport(.other(reason)))
  }

  func add(
    _ receiver: some MessageReceiver,
    of channel: some ConnectableChannel
  ) async throws(RealtimeError) -> Int {
    throw error
  }

  func addReplies(
    _ receiver: some MessageReceiver,
    of channel: some ConnectableChannel
  ) async throws(RealtimeError) -> Int {
    throw error
  }

  func remove(_ number: Int) {}

  func send(
    _ message: WebSocketMessage,
    _ begin: @escaping @Sendable () -> Void
  ) async throws(RealtimeError) {
    throw error
  }
}
