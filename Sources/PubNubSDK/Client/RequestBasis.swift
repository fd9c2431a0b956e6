import BinderyRuntime

/// The parts of requests that depend on the configuration alone, computed once.
final class RequestBasis: Sendable {
  let configuration: any RouterConfiguration
  /// The server that requests are sent to.
  let server: Result<ServerURL, InvalidServerURL>
  /// The user and the client.
  let identity: RequestIdentity

  init(_ configuration: any RouterConfiguration) {
    self.configuration = configuration
    server = configuration.server
    identity = RequestIdentity(configuration)
  }
}
