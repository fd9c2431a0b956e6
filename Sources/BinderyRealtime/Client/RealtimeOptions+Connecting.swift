import BinderyRuntime

extension RealtimeOptions {
  /// Opens a connection with the credentials; once more if the service refuses a token.
  ///
  /// - Parameter position: The last event of an event stream.
  func connect(
    _ request: Request,
    after position: EventStreamPosition
  ) async throws(WebSocketError) -> any WebSocketConnection {
    let credentials = try await prepared { try await RequestCredentials(self.credentials) }
    let first = try await self.request(request, with: credentials)
    do throws(WebSocketError) {
      return try await open(first, after: position)
    } catch {
      guard case .refused(let refusal) = error, refusal.status == 401,
        let renewed = try await prepared({ try await credentials.renewed() })
      else { throw error }
      let second = try await self.request(request, with: renewed)
      return try await open(second, after: position)
    }
  }

  private func open(
    _ request: Request,
    after position: EventStreamPosition
  ) async throws(WebSocketError) -> any WebSocketConnection {
    switch request.transport {
    case .webSocket: try await transport.connect(to: request.url, request.options)
    case .httpStream:
      try await HTTPStreamOpening(
        transport: httpTransport,
        longestSilence: policy.keepAlive.longestSilence,
        position: position
      ).open(request)
    }
  }

  private func request(
    _ request: Request,
    with credentials: RequestCredentials
  ) async throws(WebSocketError) -> Request {
    try await prepared {
      var request = request
      let (query, headers) = try credentials.adding(to: request.options.headers)
      request.options.headers = headers
      for item in query { request.setQuery(item.name, item.value ?? "") }
      try await prepare?(&request)
      return request
    }
  }

  private func prepared<Value>(
    _ body: () async throws -> Value
  ) async throws(WebSocketError) -> Value {
    do {
      return try await body()
    } catch {
      throw .transport(.other("the request can't be prepared: \(error)"))
    }
  }
}
