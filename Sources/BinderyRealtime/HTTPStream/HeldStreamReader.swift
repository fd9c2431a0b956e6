import BinderyRuntime

/// Reads the messages in the body of a response that the service holds until it has the first one.
actor HeldStreamReader: HTTPMessageReader {
  /// The request, until its response has arrived; the reader owns it.
  private var request: Task<Result<HTTPStreamReader, WebSocketError>, Never>?
  private var reader: HTTPStreamReader?

  init(after request: Task<Result<HTTPStreamReader, WebSocketError>, Never>) {
    self.request = request
  }

  deinit { request?.cancel() }

  func next() async -> HTTPMessages {
    if let request {
      switch await request.cancellingValue {
      case .success(let reader): self.reader = reader
      case .failure(let error): return .failure(error)
      }
      self.request = nil
    }
    return await reader?.next() ?? .success(nil)
  }
}
