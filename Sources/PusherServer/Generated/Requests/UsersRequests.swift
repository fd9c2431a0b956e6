// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The request of `terminateConnections`.
///
/// `POST /apps/{appId}/users/{userId}/terminate_connections`
public struct TerminateConnections: Request {
  /// The ID of the app, which differs from its key.
  public var appId: String
  /// The ID with which the user signed in.
  ///
  /// At most 128 characters.
  public var userId: String
  /// An empty object.
  public var body: Nothing

  public init(appId: String, userId: String, body: Nothing) {
    self.appId = appId
    self.userId = userId
    self.body = body
  }

  public typealias Reply = Nothing

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The request is invalid; the body states the reason.
    case badRequest(String)
    /// 401: The signature is invalid; the body states the reason.
    case unauthorized(String)
    /// 403: The app is disabled, or has exceeded its quota.
    case forbidden(String)
  }

  public static let security = [
    ["authKey", "authTimestamp", "authVersion", "bodyMD5", "authSignature"],
    ["authKey", "authTimestamp", "authVersion", "authSignature"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(
      .post,
      "/apps/\(appId)/users/\(userId)/terminate_connections",
      template: "/apps/{appId}/users/{userId}/terminate_connections"
    )
    request.accept("application/json, text/plain")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 400: .failure(.badRequest(response.text()))
    case 401: .failure(.unauthorized(response.text()))
    case 403: .failure(.forbidden(response.text()))
    case 200..<300: .reply(try response.json())
    default: .undocumented
    }
  }
}
