import BinderyRuntime

/// The parts of requests that depend on the configuration alone, computed once.
final class RequestBasis: Sendable {
  let configuration: any RouterConfiguration
  /// The server that requests are sent to.
  let server: Result<ServerURL, InvalidServerURL>
  /// The parameters of requests without the ids of call and instance.
  let identity: Result<IdentityMiddleware, InvalidRequest>

  init(_ configuration: any RouterConfiguration) {
    self.configuration = configuration
    server = configuration.server
    identity = Result { () throws(InvalidRequest) in try IdentityMiddleware(configuration) }
  }
}
