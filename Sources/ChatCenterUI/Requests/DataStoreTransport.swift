import BinderyRuntime

/// Carries requests about files to where the files are, which need not be where the rest is.
struct DataStoreTransport: HTTPTransport {
  /// Stands for the place until then; no host is called so (RFC 6761).
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
