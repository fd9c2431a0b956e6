import BinderyRealtime
import BinderyRuntime
import Foundation

/// A WebSocket without a network: what the client sends is heard, and what it receives is said.
///
/// Sendable because `lock` guards all that changes.
public final class ScriptedSocket: WebSocketConnection, @unchecked Sendable {
  /// What the client sent: `text` and the text, `ping`, `close` and the code, or `drop`.
  public let sent: Heard
  /// What the client would have sent had the connection not ended, likewise.
  public let unsent: Heard
  /// A word for each time that the client wants more, since it has dealt with what it received.
  public let asked: Heard
  /// A word once the client has let the connection go.
  public let released: Heard
  private let lock = NSLock()
  private var said: [WebSocketMessage] = []
  private var saidCount = 0
  private var ending: Ending?
  private var reader: CheckedContinuation<Void, Never>?
  private var isStalled = false
  private let senders = Waiters<Bool, Void>()
  private let pingers = Waiters<Bool, Result<Void, WebSocketError>>()

  private struct Ending {
    var closure: WebSocketClosure?
    var error: WebSocketError?

    /// What whoever sends learns.
    var loss: WebSocketError {
      closure.map { .closed($0) } ?? error ?? .transport(.connectionLost("it is no more"))
    }
  }

  init(_ patience: TimeInterval) {
    sent = Heard(patience: patience)
    unsent = Heard(patience: patience)
    asked = Heard(patience: patience)
    released = Heard(patience: patience)
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
      // Before it is heard: whoever stalls the socket because of it doesn't mean it.
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
          if !said.isEmpty || self.ending != nil || Task.isCancelled { return true }
          reader = continuation
          return false
        }
        if isThere { continuation.resume() }
      }
    } onCancel: {
      takeReader()?.resume()
    }
    let (messages, ending) = lock.withLock {
      defer { said = [] }
      return (said, self.ending)
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
  /// Says a message, and returns when the client has dealt with it.
  public func say(
    _ message: WebSocketMessage,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) {
    // Together: a reader that has had the message and waits for the next must not be woken.
    let (count, reader) = lock.withLock {
      said.append(message)
      saidCount += 1
      defer { self.reader = nil }
      return (saidCount, self.reader)
    }
    reader?.resume()
    _ = try await asked.first(count + 1, file: file, line: line)
  }

  /// Whether the service takes nothing more, so that whoever sends waits.
  public func stall(_ isStalled: Bool = true) {
    lock.withLock { self.isStalled = isStalled }
    if !isStalled { senders.give(()) }
  }

  /// Answers the pings so far.
  public func pong() { pingers.give(.success(())) }

  /// Closes the connection.
  public func close(_ code: Int, reason: String) {
    let code = WebSocketCloseCode(rawValue: UInt16(clamping: code))
    end(Ending(closure: WebSocketClosure(code: code, reason: reason, by: .server)))
  }

  /// Loses the connection without a word.
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
