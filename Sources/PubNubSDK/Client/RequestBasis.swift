import BinderyRuntime

/// What all requests of a configuration are made from, worked out once.
final class RequestBasis: Sendable {
  let configuration: any RouterConfiguration
  /// Where requests go.
  let server: Result<ServerURL, InvalidServerURL>
  /// Who asks, whatever the call.
  let identity: RequestIdentity

  init(_ configuration: any RouterConfiguration) {
    self.configuration = configuration
    server = configuration.server
    identity = RequestIdentity(configuration)
  }
}
