import BinderyRuntime

/// A transport that logs requests and statuses, without headers, which may be secrets, and bodies.
struct LoggedTransport: HTTPTransport {
  let transport: any HTTPTransport
  let hub: ChatHub

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    hub.log(.rest, "\(exchange.method) \(exchange.url)")
    let response = try await transport.perform(exchange)
    hub.log(.rest, "\(response.status) \(exchange.url)")
    return response
  }

  func stream(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPStreamedResponse {
    hub.log(.rest, "\(exchange.method) \(exchange.url)")
    let response = try await transport.stream(exchange)
    hub.log(.rest, "\(response.status) \(exchange.url)")
    return response
  }
}
