import BinderyRuntime

/// The request of an HTTP stream, and what its response must be.
struct HTTPStreamOpening {
  let transport: any HTTPTransport
  /// The time without received data after which the connection is lost; nil without such a policy.
  let longestSilence: Duration?
  let position: EventStreamPosition

  /// The media types that are streams: events, JSON Lines, and RFC 7464.
  private static let accepted =
    "text/event-stream, application/x-ndjson, application/jsonl, application/json-seq,"
    + " application/json;q=0.9"

  /// Sends the request, and returns when the header of the response has arrived.
  func open(
    _ request: RealtimeOptions.Request
  ) async throws(WebSocketError) -> any WebSocketConnection {
    let unavailable = request.options.unavailableInHTTP
    guard unavailable.isEmpty else {
      let names = unavailable.joined(separator: ", ")
      throw .transport(.other("an HTTP stream can't apply these WebSocketOptions: \(names)"))
    }
    let response: HTTPStreamedResponse
    do {
      response = try await transport.stream(exchange(request))
    } catch {
      throw .transport(error)
    }
    guard response.status == 200 else { throw .refused(await refusal(response)) }
    let limit = request.options.maximumMessageSize
    return HTTPStream(response.headers, try HTTPStreamReader(response, limit: limit, position))
  }

  private func exchange(_ request: RealtimeOptions.Request) -> HTTPExchange {
    var headers = request.options.headers
    if headers["Accept"] == nil { headers.append("Accept", Self.accepted) }
    if headers["Cache-Control"] == nil { headers.append("Cache-Control", "no-store") }
    if let id = position.id, headers["Last-Event-ID"] == nil { headers.append("Last-Event-ID", id) }
    var exchange = HTTPExchange(
      url: request.url,
      headers: headers,
      timeout: request.options.openingTimeout,
      followsRedirects: true
    )
    if let longestSilence { exchange.idleTimeout = longestSilence }
    return exchange
  }

  private func refusal(_ response: HTTPStreamedResponse) async -> WebSocketError.Refusal {
    var chunks = response.body.makeAsyncIterator()
    // The status says why; a body that can't be read adds nothing to it.
    let body = try? await chunks.next()
    return WebSocketError.Refusal(
      status: response.status,
      headers: response.headers,
      body: body ?? []
    )
  }
}
