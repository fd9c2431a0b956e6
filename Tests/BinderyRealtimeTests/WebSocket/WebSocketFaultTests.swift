import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of faulty servers and networks.
final class WebSocketFaultTests: TimedTestCase {
  func testALostConnectionIsAnErrorAfterTheMessages() async throws {
    for isReset in [false, true] {
      let server = try serve { socket in
        socket.send("first")
        _ = socket.nextFrame()
        socket.drop(byReset: isReset)
      }
      defer { server.stop() }
      let socket = try await WebSocket.connect(to: server.webSocketURL)
      var messages = socket.messages.makeAsyncIterator()
      let message = try await messages.next()
      XCTAssertEqual(message, .text("first"))
      try await socket.send("go")
      await assertEnds(&messages) {
        if case .transport(.connectionLost) = $0 { true } else { false }
      }
      XCTAssertNil(socket.closure)
    }
  }

  func testInvalidFramesCloseTheConnection() async throws {
    let faults: [([UInt8], WebSocketCloseCode)] = [
      ([0x81, 0x85, 1, 2, 3, 4, 5, 6, 7, 8, 9], .protocolError),
      ([0x82, 0x7F, 0x80, 0, 0, 0, 0, 0, 0, 0], .protocolError),
      ([0x82, 0x7F, 0x7F, 0xFF, 0, 0, 0, 0, 0, 0], .messageTooBig),
      ([0x81, 0x02, 0x41, 0xFF], .invalidPayload),
      ([0xC1, 0x01, 0x41], .protocolError),
      ([0x83, 0x00], .protocolError),
      ([0x88, 0x02, 0x03, 0xED], .protocolError),
    ]
    for (bytes, code) in faults {
      let closes = Notes<LoopbackWebSocket.Frame>()
      let server = try serve { socket in
        socket.send("fine")
        socket.send(bytes: bytes)
        while let frame = socket.nextFrame() { closes.add(frame) }
      }
      defer { server.stop() }
      var options = WebSocketOptions()
      // The server never ends the connection: the violation is reported before that.
      options.closingTimeout = .seconds(3600)
      let socket = try await WebSocket.connect(to: server.webSocketURL, options)
      var messages = socket.messages.makeAsyncIterator()
      let message = try await messages.next()
      XCTAssertEqual(message, .text("fine"))
      await assertEnds(&messages) {
        if case .violation(let v) = $0 { v.code == code } else { false }
      }
      await waitUntil { !closes.all.isEmpty }
      guard case .close(let sent, _)? = closes.all.first else { return XCTFail("\(bytes)") }
      XCTAssertEqual(sent, code, "\(bytes)")
    }
  }

  /// A client that finds a violation doesn't wait for the server (RFC 6455 §7.1.7).
  func testAViolationEndsTheConnection() async throws {
    let frames = Notes<LoopbackWebSocket.Frame?>()
    let server = try serve { socket in
      socket.send(bytes: [0x83, 0x00])
      // The server never ends the connection by itself.
      while let frame = socket.nextFrame() { frames.add(frame) }
      frames.add(nil)
      socket.waitForEnd()
    }
    defer { server.stop() }
    var options = WebSocketOptions()
    options.closingTimeout = .seconds(3600)
    let socket = try await WebSocket.connect(to: server.webSocketURL, options)
    var messages = socket.messages.makeAsyncIterator()
    await assertEnds(&messages) { if case .violation = $0 { true } else { false } }
    await socket.close()
    XCTAssertNil(socket.closure)
    do {
      try await socket.send("late")
      XCTFail("it is sent")
    } catch {
      guard case .transport(.connectionLost) = error else { return XCTFail("\(error)") }
    }
    await waitUntil { frames.all.count == 2 }
    guard case .close(code: .protocolError, _)? = frames.all.first else {
      return XCTFail("\(frames.all)")
    }
    XCTAssertEqual(frames.all.last, .some(nil))
  }

  /// The system still has the bytes received before the connection ended, while sending fails.
  func testTheCloseFrameOfALostServerIsRead() async throws {
    let server = try serve { socket in
      // A message and a ping; the pong means that the client has received both and reads no more.
      socket.send(bytes: [0x81, 0x05] + Array("first".utf8) + [0x89, 0x00])
      _ = socket.nextFrame()
      socket.send("last")
      socket.send(bytes: [0x88, 0x02, 0x0F, 0xA1])
      socket.drop()
    }
    defer { server.stop() }
    var options = WebSocketOptions()
    options.inbox = .backpressure(messages: 1)
    let socket = try await WebSocket.connect(to: server.webSocketURL, options)
    while (try? await socket.send("are you there?")) != nil { await Task.yield() }
    let received = try await all(of: socket)
    XCTAssertEqual(received, [.text("first"), .text("last")])
    XCTAssertEqual(socket.closure?.code?.rawValue, 4001)
    XCTAssertEqual(socket.droppedCount, 0)
  }

  func testAnIncompleteFrameIsNotAMessage() async throws {
    let server = try serve { socket in socket.send(bytes: [0x81, 0x05, 0x68, 0x61, 0x6C]) }
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL)
    var messages = socket.messages.makeAsyncIterator()
    await assertEnds(&messages) { if case .transport(.connectionLost) = $0 { true } else { false } }
  }

  func testManyPingsAreAnsweredInOrder() async throws {
    let pongs = Notes<LoopbackWebSocket.Frame>()
    let server = try serve { socket in
      let flood = (0..<1_000).flatMap { number -> [UInt8] in
        [0x89, 0x02, UInt8(number & 0xFF), UInt8(number >> 8)]
      }
      socket.send(bytes: flood)
      for _ in 0..<1_000 { if let frame = socket.nextFrame() { pongs.add(frame) } }
      socket.close(.normalClosure)
    }
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL)
    let received = try await all(of: socket)
    XCTAssertEqual(received, [])
    XCTAssertEqual(
      pongs.all,
      (0..<1_000).map { number -> LoopbackWebSocket.Frame in
        .pong([UInt8(number & 0xFF), UInt8(number >> 8)])
      }
    )
  }

  func testAServerThatDoesNotAnswerACloseIsDropped() async throws {
    let server = try serve { $0.waitForEnd() }
    defer { server.stop() }
    var options = WebSocketOptions()
    options.closingTimeout = .milliseconds(20)
    let socket = try await WebSocket.connect(to: server.webSocketURL, options)
    await socket.close()
    XCTAssertEqual(socket.closure?.by, .client)
  }

  func testAClosingIsCancelledAtOnce() async throws {
    let frames = Notes<LoopbackWebSocket.Frame>()
    let server = try serve { socket in
      while let frame = socket.nextFrame() { frames.add(frame) }
    }
    defer { server.stop() }
    var options = WebSocketOptions()
    options.closingTimeout = .seconds(20)
    let socket = try await WebSocket.connect(to: server.webSocketURL, options)
    let closing = Task { await socket.close() }
    await waitUntil { !frames.all.isEmpty }
    let begin = ContinuousClock.now
    closing.cancel()
    await closing.value
    XCTAssertLessThan(ContinuousClock.now - begin, .seconds(15))
  }

  func testAnOpeningWithoutAResponseTimesOut() async throws {
    let server = try LoopbackServer { _ in .stall() }.withTimeLimit()
    defer { server.stop() }
    var options = WebSocketOptions()
    options.openingTimeout = .milliseconds(50)
    await assertConnectFails(server.webSocketURL, options) { $0 == .transport(.timedOut) }
  }

  func testAnOpeningIsCancelledAtOnce() async throws {
    let server = try LoopbackServer { _ in .stall() }.withTimeLimit()
    defer { server.stop() }
    let url = server.webSocketURL
    let task = Task { try await WebSocket.connect(to: url) }
    await waitUntil { !server.requests.isEmpty }
    let begin = ContinuousClock.now
    task.cancel()
    do {
      _ = try await task.value
      XCTFail("it was cancelled")
    } catch {
      XCTAssertEqual(error as? WebSocketError, .transport(.cancelled))
    }
    XCTAssertLessThan(ContinuousClock.now - begin, .seconds(15))
  }

  func testAReaderIsCancelledAndTheSocketStays() async throws {
    let server = try echo()
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL)
    let task = Task { try await first(1, of: socket) }
    task.cancel()
    let nothing = try await task.value
    XCTAssertEqual(nothing, [])
    try await socket.send("still here")
    let received = try await first(1, of: socket)
    XCTAssertEqual(received, [.text("still here")])
  }
}
