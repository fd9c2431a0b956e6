// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Tells a user's state on channels and channel groups.
///
/// `GET /v2/presence/sub-key/{subscribeKey}/channel/{channels}/uuid/{userId}`
public struct FetchPresenceState: Request {
  /// The key under which everything lives.
  public var subscribeKey: String
  /// The channels' names.
  ///
  /// Where only channel groups are meant, two empty names make the single comma that the service
  /// expects in their place.
  public var channels: [String]
  /// The user whose presence is meant.
  public var userId: String
  /// The channel groups' names.
  public var channelGroups: [String]?
  /// The user on whose behalf the client asks.
  ///
  /// Every client says it.
  public var uuid: String?
  /// The client's name and version.
  ///
  /// Every client says it.
  public var pnsdk: String?
  /// A UUID of the request, the same when it is tried again.
  public var requestId: String?
  /// A UUID of the client's instance.
  public var instanceId: String?

  public init(
    subscribeKey: String,
    channels: [String],
    userId: String,
    channelGroups: [String]? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channels = channels
    self.userId = userId
    self.channelGroups = channelGroups
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = PresenceStateReply

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The subscribe key or a parameter is wrong.
    case badRequest(ServiceProblem)
    /// 403: Access Manager doesn't allow it, or the feature is turned off.
    case forbidden(ServiceProblem)
    /// 404: There is nothing at this path.
    case notFound(ServiceProblem)
    /// 429: The subscribe key has asked too often.
    case tooManyRequests(TooManyRequests)
    /// 500: The service failed.
    case internalServerError(ServiceProblem)
    /// 503: The service is overloaded or took too long.
    case serviceUnavailable(ServiceProblem)
  }

  /// The subscribe key has asked too often.
  public struct TooManyRequests: Hashable, Sendable {
    public var body: ServiceProblem
    /// Seconds to wait before trying again.
    public var retryAfter: Int?

    public init(body: ServiceProblem, retryAfter: Int?) {
      self.body = body
      self.retryAfter = retryAfter
    }
  }

  public static let security = [["authKey"], []]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(
      .get,
      "/v2/presence/sub-key/\(subscribeKey)/channel/\(channels)/uuid/\(userId)",
      template: "/v2/presence/sub-key/{subscribeKey}/channel/{channels}/uuid/{userId}"
    )
    try request.query("channel-group", channelGroups, explode: false)
    try request.query("uuid", uuid)
    try request.query("pnsdk", pnsdk)
    try request.query("requestid", requestId)
    try request.query("instanceid", instanceId)
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    case 400: .failure(.badRequest(try response.json()))
    case 403: .failure(.forbidden(try response.json()))
    case 404: .failure(.notFound(try response.json()))
    case 429:
      .failure(
        .tooManyRequests(
          TooManyRequests(body: try response.json(), retryAfter: try response.header("Retry-After"))
        )
      )
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}
