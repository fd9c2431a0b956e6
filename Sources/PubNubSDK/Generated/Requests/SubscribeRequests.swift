// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The request of `subscribe`.
///
/// `GET /v2/subscribe/{subscribeKey}/{channels}/0`
public struct Subscribe: Request {
  /// The key under which everything lives.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The channels' names.
  ///
  /// Where only channel groups are meant, two empty names make the single
  /// comma that the service expects in their place.
  ///
  /// At least 1 element.
  public var channels: [String]
  /// The channel groups' names.
  public var channelGroups: [String]?
  /// The timetoken of the cursor; 0 asks for the current one.
  public var timetoken: DecimalTimetoken?
  /// The region of the cursor.
  public var region: Int?
  /// An expression on `meta` or `data` that messages must satisfy.
  public var filter: String?
  /// Seconds of silence after which the user counts as gone.
  ///
  /// At least 20.
  public var heartbeat: Int?
  /// The user's state by channel.
  public var state: [String: PresenceState]?
  /// 1 when the client runs the event engine.
  ///
  /// At least 0 and at most 1.
  public var eventEngine: Int?
  /// 1 when connections of several windows share this request.
  ///
  /// At least 0 and at most 1.
  public var onDemand: Int?
  /// The user that sends the request.
  ///
  /// Sent with every request.
  ///
  /// At least 1 and at most 92 characters.
  public var uuid: String?
  /// The client's name and version.
  ///
  /// Sent with every request.
  public var pnsdk: String?
  /// A UUID of the request, the same when it is tried again.
  public var requestId: String?
  /// A UUID of the client's instance.
  public var instanceId: String?

  public init(
    subscribeKey: String,
    channels: [String],
    channelGroups: [String]? = nil,
    timetoken: DecimalTimetoken? = nil,
    region: Int? = nil,
    filter: String? = nil,
    heartbeat: Int? = nil,
    state: [String: PresenceState]? = nil,
    eventEngine: Int? = nil,
    onDemand: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channels = channels
    self.channelGroups = channelGroups
    self.timetoken = timetoken
    self.region = region
    self.filter = filter
    self.heartbeat = heartbeat
    self.state = state
    self.eventEngine = eventEngine
    self.onDemand = onDemand
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = SubscribeEnvelope

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The subscribe key or a parameter is wrong.
    case badRequest(ServiceProblem)
    /// 403: Access Manager doesn't allow it, or the feature is turned off.
    case forbidden(ServiceProblem)
    /// 414: The URL is too long for the service to read.
    case uriTooLong(ServiceProblem)
    /// 429: The subscribe key has asked too often.
    case tooManyRequests(TooManyRequests)
    /// 481: The filter expression can't be read.
    case status481(ServiceProblem)
    /// 500: The service failed.
    case internalServerError(ServiceProblem)
    /// 503: The service is overloaded or took too long.
    case serviceUnavailable(ServiceProblem)
  }

  /// The subscribe key has asked too often.
  public struct TooManyRequests: Hashable, Sendable {
    public var body: ServiceProblem
    /// Seconds to wait before trying again.
    ///
    /// At least 0.
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
      "/v2/subscribe/\(subscribeKey)/\(channels)/0",
      template: "/v2/subscribe/{subscribeKey}/{channels}/0"
    )
    try request.query("channel-group", channelGroups, explode: false)
    try request.query("tt", timetoken)
    try request.query("tr", region)
    try request.query("filter-expr", filter)
    try request.query("heartbeat", heartbeat)
    try request.queryJSON("state", state)
    try request.query("ee", eventEngine)
    try request.query("on-demand", onDemand)
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
    case 414: .failure(.uriTooLong(try response.json()))
    case 429:
      .failure(
        .tooManyRequests(
          TooManyRequests(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    case 481: .failure(.status481(try response.json()))
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}
