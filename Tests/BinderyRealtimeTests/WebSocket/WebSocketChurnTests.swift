import BinderyRealtime
import BinderyTesting
import Foundation
import TestSupport
import XCTest

/// Sockets that come and go; `CYCLES=10000` for as many.
final class WebSocketChurnTests: TimedTestCase {
  // A busy machine may need a tenth of a second for each.
  override class var patience: TimeInterval {
    super.patience + Double(ProcessFootprint.cycles(or: 300)) / 10
  }

  func testSocketsLeaveNothingBehind() async throws {
    #if os(Linux)
      let cycles = ProcessFootprint.cycles(or: 300)
      let server = try echo()
      defer { server.stop() }
      // What is made once is made before it counts.
      try await cycle(server, times: 50)
      let before = try ProcessFootprint.descriptors()
      try await cycle(server, times: cycles)
      // The server's side of the last ones ends a moment later.
      try await waitUntil { try ProcessFootprint.descriptors() <= before + 4 }
      let after = try ProcessFootprint.descriptors()
      XCTAssertLessThanOrEqual(after, before + 4)
    #else
      throw XCTSkip("SKIPPED: /proc tells the open descriptors on Linux alone")
    #endif
  }

  private func cycle(_ server: LoopbackServer, times: Int) async throws {
    for number in 0..<times {
      let socket = try await WebSocket.connect(to: server.webSocketURL)
      try await socket.send("\(number) ")
      let received = try await first(1, of: socket)
      XCTAssertEqual(received.first?.number, number)
      // By turns said goodbye to, dropped, and let go.
      if number % 3 == 0 { await socket.close() }
      if number % 3 == 1 { socket.drop() }
    }
  }
}
