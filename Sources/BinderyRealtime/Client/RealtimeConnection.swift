import BinderyRuntime

/// A connection that several channels use, as long as one of them is in use.
///
/// Its loop ends when the connection is released: it closes the WebSocket and waits for the answer
/// of the service.
final class RealtimeConnection: ChannelConnection {
  private let loop: RealtimeLoop
  /// The numbers of released readers and receivers of replies.
  private let released: AsyncStream<Int>.Continuation

  init(_ request: RealtimeOptions.Request, _ options: RealtimeOptions, _ reports: ClientReports) {
    let (stream, released) = AsyncStream.makeStream(of: Int.self)
    let loop = RealtimeLoop(request, options, reports)
    self.loop = loop
    self.released = released
    // Ends after the stream, when the WebSocket is closed.
    Task { await loop.run(stream) }
  }

  deinit { released.finish() }

  func add(
    _ receiver: some MessageReceiver,
    of channel: some ConnectableChannel
  ) async throws(RealtimeError) -> Int {
    try await loop.add(receiver, of: channel)
  }

  func addReplies(
    _ receiver: some MessageReceiver,
    of channel: some ConnectableChannel
  ) async -> Int {
    await loop.addReplies(receiver, of: channel)
  }

  func remove(_ number: Int) { released.yield(number) }

  func send(
    _ message: WebSocketMessage,
    _ begin: @escaping @Sendable () -> Void
  ) async throws(RealtimeError) {
    try await loop.send(message, begin)
  }

  func connect() async { await loop.connect() }

  func check() async { await loop.check() }

  func disconnect() async { await loop.disconnect() }
}
