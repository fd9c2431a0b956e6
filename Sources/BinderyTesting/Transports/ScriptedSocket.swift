import BinderyRealtime
import BinderyRuntime
import Foundation

/// A WebSocket without a network, whose server side is the test.
public final class ScriptedSocket: WebSocketConnection {
  /// The client's events: `text` and the text, `ping`, `close` and the code, or `drop`.
  public let sent: EventLog
  /// The events that the client attempted after the end of the connection.
  public let unsent: EventLog
  /// An event for each time that the client has processed the messages and waits for more.
  public let reads: EventLog
  /// An event when the client has released the connection.
  public let released: EventLog
  private let state = Locked(State())
  private let senders = Waiters<Bool, Void>()
  private let pingers = Waiters<Bool, Result<Void, WebSocketError>>()

  private struct State {
    var messages: [Message] = []
    var messageCount = 0
    var ending: Ending?
    var reader: CheckedContinuation<Void, Never>?
    var isStalled = false

    /// Removes and returns the messages that are received together: server-sent events are not.
    mutating func takeBatch() -> WebSocketBatch? {
      guard let first = messages.first else { return nil }
      let count =
        first.eventType == nil ? messages.prefix { $0.eventType == nil }.count : 1
      defer { messages.removeFirst(count) }
      return WebSocketBatch(messages.prefix(count).map(\.message), eventType: first.eventType)
    }
  }

  private struct Message {
    let message: WebSocketMessage
    let eventType: String?
  }

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
    reads = EventLog(timeout: timeout)
    released = EventLog(timeout: timeout)
  }

  public var subprotocol: String? { nil }
  public var headers: HTTPHeaders { [:] }
  public var droppedCount: Int { 0 }
  public var closure: WebSocketClosure? { ending?.closure }

  private var ending: Ending? { state.withLock { $0.ending } }

  public func send(_ message: WebSocketMessage) async throws(WebSocketError) {
    if let ending {
      unsent.add(message.event)
      throw ending.loss
    }
    _ = await senders.value(for: true) {
      // Before the event is added: a test that then stalls the socket excludes this message.
      let isTaken = state.withLock { !$0.isStalled || $0.ending != nil }
      sent.add(message.event)
      if isTaken { senders.resume(returning: ()) }
    }
  }

  public func ping(_ payload: [UInt8]) async throws(WebSocketError) {
    if let ending {
      unsent.add("ping")
      throw ending.loss
    }
    let outcome = await pingers.value(for: true) {
      sent.add("ping")
      if let ending { pingers.resume(returning: .failure(ending.loss)) }
    }
    try (outcome ?? .failure(.transport(.cancelled))).get()
  }

  public func next() async throws(WebSocketError) -> WebSocketBatch? {
    reads.add("next")
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isThere = state.withLock { state in
          if !state.messages.isEmpty || state.ending != nil || Task.isCancelled { return true }
          state.reader = continuation
          return false
        }
        if isThere { continuation.resume() }
      }
    } onCancel: {
      takeReader()?.resume()
    }
    let (batch, ending) = state.withLock { ($0.takeBatch(), $0.ending) }
    if let batch { return batch }
    if let error = ending?.error { throw error }
    return nil
  }

  public func close(_ code: WebSocketCloseCode?, reason: String) async {
    guard ending == nil else { return }
    sent.add("close \(code.map { "\($0.rawValue)" } ?? "without a code")")
    end(Ending(closure: WebSocketClosure(code: code, reason: reason, by: .client)))
  }

  public func drop() {
    if ending == nil { sent.add("drop") }
    end(Ending())
  }
}

// The service's side.
extension ScriptedSocket {
  /// Delivers a message to the client, and returns when the client has processed it.
  ///
  /// - Parameter eventType: The type of a server-sent event (`event:`); nil for other messages.
  public func deliver(
    _ message: WebSocketMessage,
    eventType: String? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) {
    // In one critical section: a reader that already has the message must not be woken.
    let (count, reader) = state.withLock { state in
      state.messages.append(Message(message: message, eventType: eventType))
      state.messageCount += 1
      return (state.messageCount, state.reader.take())
    }
    reader?.resume()
    _ = try await reads.first(count + 1, file: file, line: line)
  }

  /// Sets whether the service stops reading, so that the client's sends wait.
  public func stall(_ isStalled: Bool = true) {
    state.withLock { $0.isStalled = isStalled }
    if !isStalled { senders.resume(returning: ()) }
  }

  /// Answers all pending pings.
  public func pong() { pingers.resume(returning: .success(())) }

  /// Closes the connection as the server.
  public func close(_ code: Int, reason: String) {
    let code = WebSocketCloseCode(rawValue: UInt16(clamping: code))
    end(Ending(closure: WebSocketClosure(code: code, reason: reason, by: .server)))
  }

  /// Loses the connection without a close frame.
  public func lose() { end(Ending(error: .transport(.connectionLost("it was lost")))) }

  private func takeReader() -> CheckedContinuation<Void, Never>? {
    state.withLock { $0.reader.take() }
  }

  private func end(_ ending: Ending) {
    let (ending, reader) = state.withLock { state in
      let first = state.ending ?? ending
      state.ending = first
      return (first, state.reader.take())
    }
    reader?.resume()
    pingers.resume(returning: .failure(ending.loss))
    senders.resume(returning: ())
  }
}

extension WebSocketMessage {
  fileprivate var event: String {
    switch self {
    case .text(let text): "text \(text)"
    case .binary(let bytes): "binary \(Data(bytes).base64EncodedString())"
    }
  }
}
