// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Deletes stored messages of a channel.
///
/// Without bounds, all of them. With `start` alone, those older than it; with `end` alone,
/// those from now back to it, itself included. With both, the message at `start` stays and the
/// one at `end` goes, whichever of the two is larger: to delete one message, give its timetoken
/// as `end` and the next number as `start`.
///
/// `DELETE /v3/history/sub-key/{subscribeKey}/channel/{channels}`
public struct DeleteMessages: Request {
  /// The key under which everything lives.
  public var subscribeKey: String
  /// The channel, exactly one.
  public var channel: String
  /// The message at this timetoken is kept.
  public var start: DecimalTimetoken?
  /// The message at this timetoken is deleted.
  public var end: DecimalTimetoken?
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
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channel = channel
    self.start = start
    self.end = end
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = DeletionReceipt

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
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
      .delete,
      "/v3/history/sub-key/\(subscribeKey)/channel/\(channel)",
      template: "/v3/history/sub-key/{subscribeKey}/channel/{channels}"
    )
    try request.query("start", start)
    try request.query("end", end)
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
