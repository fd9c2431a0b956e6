// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `fetchConfiguration`.
///
/// `GET /api/chat/config`
public struct FetchConfiguration: Request {
  /// The type of the client.
  ///
  /// The default is `"IOS"`.
  public var channelType: String
  /// Whether the client has a user.
  ///
  /// The default is `true`.
  public var auth: Bool
  /// The version of the protocol, from 17 on.
  ///
  /// The default is `17`.
  public var chatApiVersion: Int
  /// The marker that distinguishes the apps of one company.
  public var appMarker: String?
  /// The encoding of the token, which is percent-encoding.
  public var headerEncoding: String

  public init(
    channelType: String,
    auth: Bool,
    chatApiVersion: Int,
    appMarker: String? = nil,
    headerEncoding: String = "url"
  ) {
    self.channelType = channelType
    self.auth = auth
    self.chatApiVersion = chatApiVersion
    self.appMarker = appMarker
    self.headerEncoding = headerEncoding
  }

  public typealias Reply = ServiceConfiguration

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 404: The service has no configuration.
    case notFound
    /// 500: The configuration is currently unavailable.
    case internalServerError
  }

  public static let security = [
    ["clientToken", "authorization", "authScheme"],
    ["clientToken", "authorization"],
    ["clientToken", "authorizationCookie", "authSchemeCookie"],
    ["clientToken", "authorizationCookie"],
    ["clientToken"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/api/chat/config")
    try request.query("channelType", channelType)
    try request.query("auth", auth)
    try request.query("chatApiVersion", chatApiVersion)
    try request.query("appMarker", appMarker)
    try request.header("X-Header-Encoding", headerEncoding)
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    case 404: .failure(.notFound)
    case 500: .failure(.internalServerError)
    default: .undocumented
    }
  }
}
