import BinderyRuntime

/// An error that the service states, of any operation.
struct ServiceFailure: Sendable {
  let response: HTTPResponse
  /// The `RequestError` with the operation's documented failure; nil for an error in a response
  /// with a successful status.
  let documented: (any Error)?

  init(_ response: HTTPResponse, as documented: (any Error)? = nil) {
    self.response = response
    self.documented = documented
  }
}
