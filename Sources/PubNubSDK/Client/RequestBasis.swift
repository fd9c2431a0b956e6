import BinderyRuntime

/// What all requests of a configuration are made from, worked out once.
final class RequestBasis: Sendable {
  let configuration: any RouterConfiguration
  /// Where requests go.
  let server: Result<ServerURL, InvalidServerURL>
  /// The client and those on whose behalf it asks, by their names.
  let client: String

  init(_ configuration: any RouterConfiguration) {
    self.configuration = configuration
    server = configuration.server
    let consumers = configuration.consumerIdentifiers.sorted { $0.key < $1.key }.map(\.value)
    client = ([RequestIdentity.client] + consumers).joined(separator: " ")
  }
}
