import BinderyRuntime

/// A connection whose messages arrive in the response to an HTTP request, as server-sent events or
/// JSON texts, or in the responses to consecutive requests (long polling).
///
/// It sends no messages, and has no pings: a peer that is silent for too long is found by the time
/// limit of the request.
final class HTTPStream: WebSocketConnection {
  let headers: HTTPHeaders
  private let reader: any HTTPMessageReader
  private let state = Locked(State())

  private struct State {
    var closure: WebSocketClosure?
    var hasEnded = false
    /// The task that waits for the next message.
    var reading: Task<HTTPMessages, Never>?
  }

  init(_ headers: HTTPHeaders, _ reader: some HTTPMessageReader) {
    self.headers = headers
    self.reader = reader
  }

  deinit { drop() }

  var subprotocol: String? { nil }
  var closure: WebSocketClosure? { state.withLock { $0.closure } }
  var droppedCount: Int { 0 }

  func send(_ message: WebSocketMessage) async throws(WebSocketError) {
    throw .transport(.other("an HTTP stream can't send messages"))
  }

  /// Returns at once, since HTTP has no pings.
  func ping(_ payload: [UInt8]) async throws(WebSocketError) {}

  func next() async throws(WebSocketError) -> WebSocketBatch? {
    let work = state.withLock { state -> Task<HTTPMessages, Never>? in
      guard !state.hasEnded else { return nil }
      let work = Task { [reader] in await reader.next() }
      state.reading = work
      return work
    }
    guard let work else { return nil }
    let result = await work.cancellingValue
    let isOpen = state.withLock { state in
      state.reading = nil
      if case .success(nil) = result, !state.hasEnded {
        state.closure = WebSocketClosure(code: nil, by: .server)
        state.hasEnded = true
      }
      return !state.hasEnded
    }
    // A reader that is cancelled receives the end, as with WebSockets.
    return isOpen && !Task.isCancelled ? try result.get() : nil
  }

  func close(_ code: WebSocketCloseCode?, reason: String) async {
    end(WebSocketClosure(code: code, reason: reason, by: .client))
  }

  func drop() { end(nil) }

  private func end(_ closure: WebSocketClosure?) {
    let reading = state.withLock { state in
      if !state.hasEnded { state.closure = closure }
      state.hasEnded = true
      return state.reading
    }
    reading?.cancel()
  }
}

extension HTTPStream {
  /// Begins long polls; throws if the first request is refused.
  ///
  /// A service may hold that request until it has news. The connection is then open after a time.
  static func longPoll(
    by poll: @escaping HeldRequest<HTTPResponse>.Send,
    heldAfter time: Duration,
    _ clock: any Clock<Duration>
  ) async throws(WebSocketError) -> HTTPStream {
    let first = try await HeldRequest(heldAfter: time, clock, poll)
    let reader = LongPollReader(after: first.task, clock) { () async throws(WebSocketError) in
      try await poll {}
    }
    return HTTPStream(first.response?.headers ?? [:], reader)
  }

  /// Begins to read a response; throws if the request is refused.
  ///
  /// A service may send the header of the response with the first message. The connection is then
  /// open after a time.
  static func response(
    to open: @escaping HeldRequest<HTTPStreamReader>.Send,
    heldAfter time: Duration,
    _ clock: any Clock<Duration>
  ) async throws(WebSocketError) -> HTTPStream {
    let request = try await HeldRequest(heldAfter: time, clock, open)
    if let reader = request.response { return HTTPStream(reader.headers, reader) }
    return HTTPStream([:], HeldStreamReader(after: request.task))
  }
}

/// The messages that were received together; nil at the end.
typealias HTTPMessages = Result<WebSocketBatch?, WebSocketError>

/// Reads the messages of an HTTP stream, for one caller at a time.
protocol HTTPMessageReader: Actor {
  func next() async -> HTTPMessages
}
