import BinderyRuntime

/// A connection that several channels use, as long as one of them is in use.
///
/// Its loop ends when the connection is released: it closes the WebSocket and waits for the answer
/// of the service.
final class RealtimeConnection: Sendable {
  private let loop: RealtimeLoop
  private let commands: AsyncStream<RealtimeLoop.Command>.Continuation

  init(_ request: RealtimeOptions.Request, _ options: RealtimeOptions, _ reports: ClientReports) {
    let (stream, commands) = AsyncStream.makeStream(of: RealtimeLoop.Command.self)
    let loop = RealtimeLoop(request, options, reports)
    self.loop = loop
    self.commands = commands
    // The loop owns the task, and ends it after the end of the commands.
    Task { await loop.run(stream) }
  }

  deinit { commands.finish() }

  /// Adds a reader of a channel; returns when there is a connection.
  func add(
    _ receiver: some MessageReceiver,
    of channel: some ConnectableChannel
  ) async throws(RealtimeError) -> Int {
    try await loop.add(receiver, of: channel)
  }

  func remove(_ number: Int) { commands.yield(.remove(number)) }

  func send(
    _ message: WebSocketMessage,
    _ begin: @Sendable () -> Void
  ) async throws(RealtimeError) {
    try await loop.send(message, begin)
  }

  func disconnect() async { await loop.disconnect() }
}
