import BinderyRealtime
import BinderyRuntime
import Foundation

/// A WebSocket without a network, whose server side is the test.
///
/// Sendable because `lock` guards all mutable state.
public final class ScriptedSocket: WebSocketConnection, @unchecked Sendable {
  /// The client's events: `text` and the text, `ping`, `close` and the code, or `drop`.
  public let sent: EventLog
  /// The events that the client attempted after the end of the connection.
  public let unsent: EventLog
  /// An event for each time that the client has processed the messages and waits for more.
  public let asked: EventLog
  /// An event when the client has released the connection.
  public let released: EventLog
  private let lock = NSLock()
  private var messages: [WebSocketMessage] = []
  private var messageCount = 0
  private var ending: Ending?
  private var reader: CheckedContinuation<Void, Never>?
  private var isStalled = false
  private let senders = Waiters<Bool, Void>()
  private let pingers = Waiters<Bool, Result<Void, WebSocketError>>()

  private struct Ending {
    var closure: WebSocketClosure?
    var error: WebSocketError?

    /// The error of a send after the end.
    var loss: WebSocketError {
      closure.map { .closed($0) } ?? error ?? .transport(.connectionLost("the client dropped it"))
    }
  }

  init(_ timeout: TimeInterval) {
    sent = EventLog(timeout: timeout)
    unsent = EventLog(timeout: timeout)
    asked = EventLog(timeout: timeout)
    released = EventLog(timeout: timeout)
  }

  public var subprotocol: String? { nil }
  public var headers: HTTPHeaders { [:] }
  public var droppedCount: Int { 0 }
  public var closure: WebSocketClosure? { lock.withLock { ending?.closure } }

  public func send(_ message: WebSocketMessage) async throws(WebSocketError) {
    if let ending = lock.withLock({ ending }) {
      unsent.add(message.word)
      throw ending.loss
    }
    _ = await senders.answer(to: true) {
      // Before the event is added: a test that then stalls the socket excludes this message.
      let isTaken = lock.withLock { !isStalled || ending != nil }
      sent.add(message.word)
      if isTaken { senders.give(()) }
    }
  }

  public func ping(_ payload: [UInt8]) async throws(WebSocketError) {
    if let ending = lock.withLock({ ending }) {
      unsent.add("ping")
      throw ending.loss
    }
    let answer = await pingers.answer(to: true) {
      sent.add("ping")
      if let ending = lock.withLock({ ending }) { pingers.give(.failure(ending.loss)) }
    }
    try (answer ?? .failure(.transport(.cancelled))).get()
  }

  public func next() async throws(WebSocketError) -> WebSocketBatch? {
    asked.add("next")
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isThere = lock.withLock {
          if !self.messages.isEmpty || self.ending != nil || Task.isCancelled { return true }
          reader = continuation
          return false
        }
        if isThere { continuation.resume() }
      }
    } onCancel: {
      takeReader()?.resume()
    }
    let (messages, ending) = lock.withLock {
      defer { self.messages = [] }
      return (self.messages, self.ending)
    }
    if !messages.isEmpty { return WebSocketBatch(messages) }
    if let error = ending?.error { throw error }
    return nil
  }

  public func close(_ code: WebSocketCloseCode?, reason: String) async {
    guard lock.withLock({ ending == nil }) else { return }
    sent.add("close \(code.map { "\($0.rawValue)" } ?? "without a code")")
    end(Ending(closure: WebSocketClosure(code: code, reason: reason, by: .client)))
  }

  public func drop() {
    if lock.withLock({ ending == nil }) { sent.add("drop") }
    end(Ending())
  }
}

// The service's side.
extension ScriptedSocket {
  /// Delivers a message to the client, and returns when the client has processed it.
  public func deliver(
    _ message: WebSocketMessage,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) {
    // In one critical section: a reader that already has the message must not be woken.
    let (count, reader) = lock.withLock {
      messages.append(message)
      messageCount += 1
      defer { self.reader = nil }
      return (messageCount, self.reader)
    }
    reader?.resume()
    _ = try await asked.first(count + 1, file: file, line: line)
  }

  /// Sets whether the service stops reading, so that the client's sends wait.
  public func stall(_ isStalled: Bool = true) {
    lock.withLock { self.isStalled = isStalled }
    if !isStalled { senders.give(()) }
  }

  /// Answers all pending pings.
  public func pong() { pingers.give(.success(())) }

  /// Closes the connection as the server.
  public func close(_ code: Int, reason: String) {
    let code = WebSocketCloseCode(rawValue: UInt16(clamping: code))
    end(Ending(closure: WebSocketClosure(code: code, reason: reason, by: .server)))
  }

  /// Loses the connection without a close frame.
  public func lose() { end(Ending(error: .transport(.connectionLost("it was lost")))) }

  private func takeReader() -> CheckedContinuation<Void, Never>? {
    lock.withLock {
      defer { reader = nil }
      return reader
    }
  }

  private func end(_ ending: Ending) {
    let (ending, reader) = lock.withLock {
      let first = self.ending ?? ending
      self.ending = first
      defer { self.reader = nil }
      return (first, self.reader)
    }
    reader?.resume()
    pingers.give(.failure(ending.loss))
    senders.give(())
  }
}

extension WebSocketMessage {
  fileprivate var word: String {
    switch self {
    case .text(let text): "text \(text)"
    case .binary(let bytes): "binary \(Data(bytes).base64EncodedString())"
    }
  }
}
