import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of the states when a channel is released and opened again in vain.
final class ReplacedChannelTests: TimedTestCase {
  func testStatesEndDisconnectedIfTheReplacementIsNotOpened() async throws {
    for cancels in [false, true] {
      var options = RealtimeOptions(transport: OneSocket(hangs: cancels))
      options.clock = ManualClock()
      let client = RealtimeClient(server: RealtimeServer("wss://shop.example"), options: options)
      var states = client.states.makeAsyncIterator()
      let first = Task { _ = try await client.channel(NewsChannel()) }
      try await first.value
      let second = Task { _ = try await client.channel(NewsChannel()) }
      if cancels { second.cancel() }
      do {
        try await second.value
        XCTFail("it was opened")
      } catch let error as RealtimeError {
        let refusal = WebSocketError.transport(.cannotConnect("closed"))
        XCTAssertEqual(error, cancels ? .cancelled : .disconnected(refusal))
      }
      var seen: [ConnectionMachine.Status] = []
      while let state = await states.next() {
        seen.append(state)
        if seen.contains(.connected), state == .disconnected { break }
      }
      XCTAssertEqual(seen.last, .disconnected)
    }
  }
}

/// A transport that opens one WebSocket, and then none.
private final class OneSocket: WebSocketTransport {
  private let sockets = ScriptedSockets()
  private let count = Locked(0)
  /// Whether further attempts wait until they are cancelled.
  private let hangs: Bool

  init(hangs: Bool) { self.hangs = hangs }

  func connect(
    to url: String,
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> any WebSocketConnection {
    let isFirst = count.withLock { count in
      count += 1
      return count == 1
    }
    if isFirst { return try await sockets.connect(to: url, options) }
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    if !hangs { end.finish() }
    for await _ in stream {}
    end.finish()
    throw .transport(.cannotConnect("closed"))
  }
}
