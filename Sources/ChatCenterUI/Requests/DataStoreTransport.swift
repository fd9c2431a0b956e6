import BinderyRuntime

/// A transport that redirects requests for files to the data store's address.
struct DataStoreTransport: HTTPTransport {
  /// A placeholder for the address; `.invalid` names no host (RFC 6761).
  static let server = ChatCenterAPI.server(host: "files.invalid")

  let dataStore: String
  let transport: any HTTPTransport

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    try await transport.perform(moved(exchange))
  }

  func stream(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPStreamedResponse {
    try await transport.stream(moved(exchange))
  }

  private func moved(_ exchange: HTTPExchange) -> HTTPExchange {
    let documented = Self.server.string + "/files"
    guard exchange.url.hasPrefix(documented) else { return exchange }
    var moved = exchange
    moved.url = dataStore + exchange.url.dropFirst(documented.count)
    return moved
  }
}
