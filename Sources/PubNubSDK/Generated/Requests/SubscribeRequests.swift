// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The request of `subscribe`.
///
/// `GET /v2/subscribe/{subscribeKey}/{channels}/0`
public struct Subscribe: Request {
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The names of the channels.
  ///
  /// For channel groups alone, two empty names form the single comma that the service expects in
  /// place of channels.
  ///
  /// At least 1 element.
  public var channels: [String]
  /// The names of the channel groups.
  public var channelGroups: [String]?
  /// The timetoken of the cursor; 0 requests the current cursor.
  public var timetoken: DecimalTimetoken?
  /// The region of the cursor.
  public var region: Int?
  /// The filter expression on `meta` or `data` that messages must satisfy.
  public var filter: String?
  /// The presence timeout, the number of seconds without activity after which the user leaves.
  ///
  /// The service's documentation states a minimum of 20 seconds, but it accepts less.
  ///
  /// At least 1.
  public var heartbeat: Int?
  /// The presence state of the user by channel.
  public var state: [String: PresenceState]?
  /// Whether the client uses the event engine, as 1 or 0.
  ///
  /// At least 0 and at most 1.
  public var eventEngine: Int?
  /// Whether the connections of several windows share this request, as 1 or 0.
  ///
  /// At least 0 and at most 1.
  public var onDemand: Int?
  /// The ID of the user that sends the request.
  ///
  /// Sent with every request.
  ///
  /// At least 1 and at most 92 characters.
  public var uuid: String?
  /// The name and version of the client.
  ///
  /// Sent with every request.
  public var pnsdk: String?
  /// The UUID of the request, which is the same in each retry.
  public var requestId: String?
  /// The UUID of the client instance.
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
    /// 400: The subscribe key or a parameter is invalid.
    case badRequest(ServiceProblem)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
    /// 414: The URL is too long.
    case uriTooLong(ServiceProblem)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
    /// 481: The filter expression is malformed.
    case status481(ServiceProblem)
    /// 500: The service failed with an internal error.
    case internalServerError(ServiceProblem)
    /// 503: The service is overloaded or timed out.
    case serviceUnavailable(ServiceProblem)
  }

  /// The subscribe key has sent too many requests.
  public struct TooManyRequests: Hashable, Sendable {
    /// The body of the response.
    public var body: ServiceProblem
    /// The number of seconds to wait before a retry.
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
