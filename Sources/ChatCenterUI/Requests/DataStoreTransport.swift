import BinderyRuntime

/// Carries requests about files to where the files are, which need not be where the rest is.
struct DataStoreTransport: HTTPTransport {
  /// What the address of a file begins with, as the specification has it.
  static let documented = "https://files.invalid/files"

  let dataStore: String
  let transport: any HTTPTransport

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    try await transport.perform(moved(exchange))
  }

  func stream(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPStreamedResponse {
    try await transport.stream(moved(exchange))
  }

  private func moved(_ exchange: HTTPExchange) -> HTTPExchange {
    guard exchange.url.hasPrefix(Self.documented) else { return exchange }
    var moved = exchange
    moved.url = dataStore + exchange.url.dropFirst(Self.documented.count)
    return moved
  }
}
