import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of messages that are received faster than they are read.
final class WebSocketPressureTests: TimedTestCase {
  func testASlowReaderSlowsTheServerAndLosesNoMessage() async throws {
    let count = 20_000
    let sent = Notes<Int>()
    let server = try serve { socket in
      let text = String(repeating: "x", count: 1_000)
      for number in 0..<count where !socket.send("\(number) \(text)") { break }
      sent.add(count)
      socket.close(.normalClosure)
      _ = socket.nextFrame()
    }
    defer { server.stop() }
    var options = WebSocketOptions()
    options.inbox = .backpressure(messages: 100)
    let socket = try await WebSocket.connect(to: server.webSocketURL, options)
    var messages = socket.messages.makeAsyncIterator()
    let first = try await messages.next()
    XCTAssertEqual(first?.number, 0)
    // Twenty megabytes exceed all buffers: the server can't have sent all, though there was time.
    try await takeTurns()
    XCTAssertEqual(sent.all, [])
    for number in 1..<count {
      let message = try await messages.next()
      guard message?.number == number else {
        return XCTFail("\(String(describing: message)) instead of \(number)")
      }
    }
    let end = try await messages.next()
    XCTAssertNil(end)
    XCTAssertEqual(socket.droppedCount, 0)
  }

  func testABoundedInboxCountsDroppedMessages() async throws {
    for (overflow, expected) in [
      (BufferPolicy.Overflow.dropOldest, Array(990..<1_000)), (.dropNewest, Array(0..<10)),
    ] {
      let server = try serve { socket in
        for number in 0..<1_000 { socket.send("\(number) ") }
        socket.close(.normalClosure)
        _ = socket.nextFrame()
      }
      defer { server.stop() }
      var options = WebSocketOptions()
      options.inbox = .bounded(BufferPolicy(bound: 10, overflow: overflow))
      let socket = try await WebSocket.connect(to: server.webSocketURL, options)
      await waitUntil { socket.closure != nil }
      let received = try await all(of: socket)
      XCTAssertEqual(received.map(\.number), expected)
      XCTAssertEqual(socket.droppedCount, 990)
    }
  }

  func testABoundedInboxMayFailInstead() async throws {
    let server = try serve { socket in
      for number in 0..<1_000 { socket.send("\(number) ") }
      socket.close(.normalClosure)
      _ = socket.nextFrame()
    }
    defer { server.stop() }
    var options = WebSocketOptions()
    options.inbox = .bounded(BufferPolicy(bound: 10, overflow: .fail))
    let socket = try await WebSocket.connect(to: server.webSocketURL, options)
    await waitUntil { socket.closure != nil }
    var messages = socket.messages.makeAsyncIterator()
    for number in 0..<10 {
      let message = try await messages.next()
      XCTAssertEqual(message?.number, number)
    }
    await assertEnds(&messages) { $0 == .overflow(bound: 10) }
  }

  func testSendersWaitForASlowServer() async throws {
    let readExpectation = expectation(description: "the server has read all")
    let gate = DispatchSemaphore(value: 0)
    let server = try serve { socket in
      gate.wait()
      var count = 0
      while count < 400, socket.next() != nil { count += 1 }
      if count == 400 { readExpectation.fulfill() }
    }
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL)
    let sent = Notes<Int>()
    let sender = Task {
      let piece = [UInt8](repeating: 7, count: 100_000)
      for number in 0..<400 {
        try await socket.send(piece)
        sent.add(number)
      }
    }
    // The system's buffers have some megabytes, the outbox one; forty exceed them.
    await waitUntil { sent.all.count >= 10 }
    try await takeTurns()
    XCTAssertLessThan(sent.all.count, 400)
    gate.signal()
    try await sender.value
    await fulfillment(of: [readExpectation], timeout: 60)
  }

  /// Lets the sockets' thread, and tasks, run far more often than those messages need.
  private func takeTurns() async throws {
    let server = try echo()
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL)
    var echoes = socket.messages.makeAsyncIterator()
    for number in 0..<1_000 {
      try await socket.send("\(number)")
      let message = try await echoes.next()
      XCTAssertEqual(message, .text("\(number)"))
    }
    socket.drop()
  }
}
