import BinderyRuntime

/// A connection whose messages arrive in the response to an HTTP request: server-sent events, or
/// JSON texts.
///
/// It sends no messages, and has no pings: a peer that is silent for too long is found by the time
/// limit of the request.
final class HTTPStream: WebSocketConnection {
  let headers: HTTPHeaders
  private let reader: HTTPStreamReader
  private let state = Locked(State())

  private struct State {
    var closure: WebSocketClosure?
    var hasEnded = false
    /// The task that waits for the next message.
    var reading: Task<HTTPStreamReader.Batch, Never>?
  }

  init(_ headers: HTTPHeaders, _ reader: HTTPStreamReader) {
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
    let work = Task { [reader] in await reader.next() }
    let begins = state.withLock { state in
      if !state.hasEnded { state.reading = work }
      return !state.hasEnded
    }
    if !begins { work.cancel() }
    let result = await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
    let isOpen = state.withLock { state in
      state.reading = nil
      if case .success(nil) = result, !state.hasEnded {
        state.closure = WebSocketClosure(code: nil, by: .server)
        state.hasEnded = true
      }
      return !state.hasEnded
    }
    return isOpen ? try result.get() : nil
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
