// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Fetches the actions attached to a channel's messages.
///
/// `GET /v1/message-actions/{subscribeKey}/channel/{channel}`
public struct FetchMessageActions: Request {
  /// The key under which everything lives.
  public var subscribeKey: String
  /// The channel's name.
  public var channel: String
  /// Only actions older than this timetoken.
  public var start: DecimalTimetoken?
  /// Only actions back to this timetoken.
  public var end: DecimalTimetoken?
  /// How many actions to fetch.
  public var limit: Int?
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
    channel: String,
    start: DecimalTimetoken? = nil,
    end: DecimalTimetoken? = nil,
    limit: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channel = channel
    self.start = start
    self.end = end
    self.limit = limit
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = MessageActionPage

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The key or a parameter is wrong.
    case badRequest(MessageActionProblem)
    /// 403: Access Manager doesn't allow it, or the feature is turned off.
    case forbidden(MessageActionRefusal)
    /// 429: The subscribe key has asked too often.
    case tooManyRequests(TooManyRequests)
    /// 500: The service failed.
    case internalServerError(MessageActionRefusal)
    /// 503: The service is overloaded or took too long.
    case serviceUnavailable(MessageActionRefusal)
  }

  /// The subscribe key has asked too often.
  public struct TooManyRequests: Hashable, Sendable {
    public var body: MessageActionRefusal
    /// Seconds to wait before trying again.
    public var retryAfter: Int?

    public init(body: MessageActionRefusal, retryAfter: Int?) {
      self.body = body
      self.retryAfter = retryAfter
    }
  }

  public static let security = [["authKey"], []]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(
      .get,
      "/v1/message-actions/\(subscribeKey)/channel/\(channel)",
      template: "/v1/message-actions/{subscribeKey}/channel/{channel}"
    )
    try request.query("start", start)
    try request.query("end", end)
    try request.query("limit", limit)
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
