import BinderyTesting
import TestSupport
import XCTest

@testable import BinderyRealtime

/// Tests of a session with a socket that accepts nothing.
final class SocketSessionTests: TimedTestCase {
  private let outbox = SocketOutbox()
  private let unsent = EventLog()

  /// Each message is answered: without a bound, the answers would fill the memory.
  func testReadingStopsWhileTheOutboxIsFull() async throws {
    let (listener, socket, work) = try await begin()
    let count = 3 * SocketOutbox.bound
    async let speaking: Void = socket.ask(count)
    await waitUntil { outbox.backlog.isFull }
    socket.stall(false)
    try await speaking
    let answers = try await socket.sent.first(count)
    XCTAssertEqual(answers.last, "text answer \(count)")
    let isFull = await listener.wasAskedWhileFull
    XCTAssertFalse(isFull)
    socket.close(1000, reason: "")
    await work.value
  }

  /// A permit is held until its text was sent, or failed.
  func testUnsentTextsAreReportedAndReturnTheirPermits() async throws {
    let permits = Permits(bound: 3)
    for word in ["a", "b", "c"] { outbox.add(.text(word, permit: permits.take())) }
    let (_, socket, work) = try await begin()
    _ = try await socket.sent.first(1)
    XCTAssertNil(permits.take())
    socket.lose()
    await work.value
    XCTAssertEqual(unsent.all, ["b", "c"])
    XCTAssertEqual((1...4).compactMap { _ in permits.take() }.count, 3)
  }

  /// A sender continues when its message is written, or can't be anymore.
  func testASenderLearnsWhetherItsMessageWasSent() async throws {
    let senders = ["a", "b"].map { word in
      Task { [outbox] in
        await SendReceipt.wait { outbox.add(.message(.text(word), $0)) }
      }
    }
    await waitUntil { outbox.backlog.count == 2 }
    let (_, socket, work) = try await begin()
    _ = try await socket.sent.first(1)
    socket.lose()
    await work.value
    var errors: [WebSocketError?] = []
    for sender in senders { errors.append(await sender.value) }
    XCTAssertEqual(errors.count { $0 == nil }, 1)
    // It was in the queue of the socket, or came after the end of the queue.
    let lost = errors.count { if case .transport(.connectionLost) = $0 { true } else { false } }
    XCTAssertEqual(lost, 1)
  }

  func testAReleasedQueueResumesItsSenders() async {
    var outbox: SocketOutbox? = SocketOutbox()
    let error = await SendReceipt.wait { receipt in
      outbox?.add(.message(.text("a"), receipt))
      outbox = nil
    }
    let reason = "the connection ended before the message was sent"
    XCTAssertEqual(error, .transport(.connectionLost(reason)))
  }

  func testAFullOutboxEndsWithItsTask() async throws {
    let (_, socket, work) = try await begin()
    let speaking = Task { try await socket.ask(2 * SocketOutbox.bound) }
    await waitUntil { outbox.backlog.isFull }
    work.cancel()
    await work.value
    speaking.cancel()
  }

  /// Opens a session on a socket that accepts nothing yet.
  private func begin() async throws -> (Answering, ScriptedSocket, Task<Void, Never>) {
    let listener = Answering(outbox, unsent)
    let session = SocketSession(generation: 1, outbox: outbox)
    let sockets = ScriptedSockets()
    let connection = try await sockets.connect(to: "ws://test", WebSocketOptions())
    let socket = try await sockets.socket(0)
    socket.stall()
    let work = Task {
      await session.run(for: listener) { () async throws(WebSocketError) in connection }
    }
    return (listener, socket, work)
  }
}

extension ScriptedSocket {
  fileprivate func ask(_ count: Int) async throws {
    for _ in 1...count { try await deliver(.text("question")) }
  }
}

/// A listener that answers each message.
private actor Answering: SocketListener {
  /// Whether it received messages to answer while the outbox was full.
  private(set) var wasAskedWhileFull = false
  private var answers = 0
  private let outbox: SocketOutbox
  private let lost: EventLog

  init(_ outbox: SocketOutbox, _ lost: EventLog) {
    self.outbox = outbox
    self.lost = lost
  }

  func opened(_ generation: Int) {}
  func receivedData(_ generation: Int) {}

  func received(_ messages: WebSocketBatch, _ generation: Int) {
    if outbox.backlog.isFull { wasAskedWhileFull = true }
    for _ in messages {
      answers += 1
      outbox.add(.text("answer \(answers)"))
    }
  }

  func unsent(_ text: String, _ generation: Int) { lost.add(text) }

  func ended(_ code: WebSocketCloseCode?, _ error: WebSocketError?, _ generation: Int) {
    outbox.finish()
  }
}
