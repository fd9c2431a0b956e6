import BinderyRuntime

/// The reason why an app's own server didn't authorize the request, with its response.
struct AuthEndpointFailure: Error {
  let reason: Reason
  var response: HTTPURLResponse?

  enum Reason {
    /// The app returned no request.
    case noRequest
    /// The app's request can't be sent, for this reason.
    case cannotBeSent(String)
    case transport(TransportError)
    case refused(status: Int, body: String)
    case unreadable(String, body: String)
  }
}
