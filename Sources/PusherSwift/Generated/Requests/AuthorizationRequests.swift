// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The request of `authorizeChannel`.
///
/// `POST /pusher/auth`
public struct AuthorizeChannel: Request {
  /// The socket ID of the client, and the name of the channel.
  public var body: ChannelAuthorizationRequest

  public init(body: ChannelAuthorizationRequest) {
    self.body = body
  }

  public typealias Reply = ChannelAuthorization

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 403: The app's server denies the request.
    case forbidden(String)
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/pusher/auth")
    request.accept("application/json, text/plain")
    try request.formBody(body)
    request.server = ServerURL(documented: "https://localhost")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    case 403: .failure(.forbidden(response.text()))
    default: .undocumented
    }
  }
}

/// The request of `authenticateUser`.
///
/// `POST /pusher/user-auth`
public struct AuthenticateUser: Request {
  /// The socket ID of the client.
  public var body: UserAuthenticationRequest

  public init(body: UserAuthenticationRequest) {
    self.body = body
  }

  public typealias Reply = UserAuthentication

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 403: The app's server denies the request.
    case forbidden(String)
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/pusher/user-auth")
    request.accept("application/json, text/plain")
    try request.formBody(body)
    request.server = ServerURL(documented: "https://localhost")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 403: .failure(.forbidden(response.text()))
    case 200..<300: .reply(try response.json())
    default: .undocumented
    }
  }
}
