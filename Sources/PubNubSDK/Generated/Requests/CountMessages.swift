// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Counts the stored messages of channels since a time.
///
/// Give either `timetoken`, one for all channels, or `channelsTimetoken`, one for each channel
/// in the same order.
///
/// `GET /v3/history/sub-key/{subscribeKey}/message-counts/{channels}`
public struct CountMessages: Request {
  /// The key under which everything lives.
  public var subscribeKey: String
  /// The channels' names.
  ///
  /// Where only channel groups are meant, two empty names make the single comma that the service
  /// expects in their place.
  public var channels: [String]
  /// Count messages from this timetoken on; 1 counts all.
  public var timetoken: DecimalTimetoken?
  /// The timetoken of each channel, in the order of the channels.
  public var channelsTimetoken: [DecimalTimetoken]?
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
    timetoken: DecimalTimetoken? = nil,
    channelsTimetoken: [DecimalTimetoken]? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channels = channels
    self.timetoken = timetoken
    self.channelsTimetoken = channelsTimetoken
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = MessageCounts

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: A parameter is wrong.
    case badRequest(StorageProblem)
    /// 403: The key has no such feature, or Access Manager doesn't allow it.
    case forbidden(StorageRefusal)
    /// 429: The subscribe key has asked too often.
    case tooManyRequests(TooManyRequests)
    /// 500: The service failed.
    case internalServerError(StorageRefusal)
    /// 503: The service is overloaded or took too long.
    case serviceUnavailable(StorageRefusal)
  }

  /// The subscribe key has asked too often.
  public struct TooManyRequests: Hashable, Sendable {
    public var body: StorageRefusal
    /// Seconds to wait before trying again.
    public var retryAfter: Int?

    public init(body: StorageRefusal, retryAfter: Int?) {
      self.body = body
      self.retryAfter = retryAfter
    }
  }

  public static let security = [["authKey"], []]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(
      .get,
      "/v3/history/sub-key/\(subscribeKey)/message-counts/\(channels)",
      template: "/v3/history/sub-key/{subscribeKey}/message-counts/{channels}"
    )
    try request.query("timetoken", timetoken)
    try request.query("channelsTimetoken", channelsTimetoken, explode: false)
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
