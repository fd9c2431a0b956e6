import BinderyRuntime

extension RealtimeOptions {
  /// Opens a connection.
  ///
  /// - Parameters:
  ///   - position: The last event of an event stream.
  ///   - next: Returns the request that continues after the messages that were received.
  func connect(
    after position: EventStreamPosition,
    _ next: @escaping @Sendable () async -> Request
  ) async throws(WebSocketError) -> any WebSocketConnection {
    let request = await next()
    let opening = HTTPStreamOpening(
      transport: httpTransport,
      longestSilence: policy.keepAlive.longestSilence,
      position: position
    )
    switch request.transport {
    case .webSocket:
      return try await send(request) { request throws(WebSocketError) in
        try await transport.connect(to: request.url, request.options)
      }
    case .httpStream where policy.keepAlive.kind == .request:
      let poll: HeldRequest<HTTPResponse>.Send = { begin throws(WebSocketError) in
        try await send(await next()) { request throws(WebSocketError) in
          begin()
          return try await opening.poll(request.url, request.options)
        }
      }
      return try await HTTPStream.longPoll(by: poll, heldAfter: timeout / 2, clock)
    case .httpStream:
      let open: HeldRequest<HTTPStreamReader>.Send = { begin throws(WebSocketError) in
        try await send(request) { request throws(WebSocketError) in
          begin()
          return try await opening.open(request.url, request.options)
        }
      }
      return try await HTTPStream.response(to: open, heldAfter: timeout / 2, clock)
    }
  }

  /// Sends a request with the credentials; once more if the service refuses a token.
  private func send<Response>(
    _ request: Request,
    _ send: (Request) async throws(WebSocketError) -> Response
  ) async throws(WebSocketError) -> Response {
    let credentials = try await prepared { try await RequestCredentials(self.credentials) }
    let first = try await self.request(request, with: credentials)
    do throws(WebSocketError) {
      return try await send(first)
    } catch {
      guard case .refused(let refusal) = error, refusal.status == 401,
        let renewed = try await prepared({ try await credentials.renewed() })
      else { throw error }
      return try await send(try await self.request(request, with: renewed))
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
