import BinderyRuntime

/// The request of an HTTP stream, and what its response must be.
struct HTTPStreamOpening {
  let transport: any HTTPTransport
  /// The time without received data after which the connection is lost; nil without such a policy.
  let longestSilence: Duration?
  let position: EventStreamPosition

  /// The longest time to connect: a service that can't be reached holds no request.
  private static let connectTimeout = Duration.seconds(10)

  /// The media types that are streams: events, JSON Lines, and RFC 7464.
  private static let accepted =
    "text/event-stream, application/x-ndjson, application/jsonl, application/json-seq,"
    + " application/json;q=0.9"

  /// Sends the request, and returns when the header of the response has arrived.
  func open(
    _ url: String,
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> HTTPStreamReader {
    try check(options)
    let response: HTTPStreamedResponse
    do {
      response = try await transport.stream(exchange(url, options, accepting: Self.accepted))
    } catch {
      throw .transport(error)
    }
    guard response.status == 200 else { throw .refused(await refusal(response)) }
    return try HTTPStreamReader(response, limit: options.maximumMessageSize, position)
  }

  /// Performs one request of a long poll.
  func poll(
    _ url: String,
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> HTTPResponse {
    try check(options)
    var exchange = exchange(url, options, accepting: "application/json, text/plain;q=0.9")
    exchange.maximumBodySize = options.maximumMessageSize
    let response: HTTPResponse
    do {
      response = try await transport.perform(exchange)
    } catch {
      if case .tooLarge(let limit) = error { throw .tooLong(limit) }
      throw .transport(error)
    }
    // 304 (Not Modified) has no news, either.
    guard 200..<300 ~= response.status || response.status == 304 else {
      throw .refused(
        WebSocketError.Refusal(
          status: response.status,
          headers: response.headers,
          body: response.body
        )
      )
    }
    let type = MediaType(response.headers["Content-Type"] ?? "")
    guard type.isJSONText || type.essence == "text/plain" || response.body.isEmpty else {
      throw .handshake("\(type.essence) is neither JSON nor a plain text")
    }
    return response
  }

  private func check(_ options: WebSocketOptions) throws(WebSocketError) {
    let unavailable = options.unavailableInHTTP
    guard unavailable.isEmpty else {
      let names = unavailable.joined(separator: ", ")
      throw .transport(.other("HTTP can't apply these WebSocketOptions: \(names)"))
    }
  }

  private func exchange(
    _ url: String,
    _ options: WebSocketOptions,
    accepting types: String
  ) -> HTTPExchange {
    var headers = options.headers
    if headers["Accept"] == nil { headers.append("Accept", types) }
    if headers["Cache-Control"] == nil { headers.append("Cache-Control", "no-store") }
    if let id = position.id, headers["Last-Event-ID"] == nil { headers.append("Last-Event-ID", id) }
    var exchange = HTTPExchange(url: url, headers: headers, followsRedirects: true)
    if let longestSilence { exchange.idleTimeout = longestSilence }
    // The service may hold the response until it has a message.
    exchange.timeout = exchange.idleTimeout
    exchange.connectTimeout = min(options.openingTimeout, Self.connectTimeout)
    return exchange
  }

  private func refusal(_ response: HTTPStreamedResponse) async -> WebSocketError.Refusal {
    var chunks = response.body.makeAsyncIterator()
    // The status is the reason; a body that can't be read adds nothing to it.
    let body = try? await chunks.next()
    return WebSocketError.Refusal(
      status: response.status,
      headers: response.headers,
      body: body ?? []
    )
  }
}

extension MediaType {
  /// Whether the body is JSON: also without a type, and as the script that older services name.
  var isJSONText: Bool {
    isJSON || essence.isEmpty || ["text/javascript", "application/javascript"].contains(essence)
  }
}
