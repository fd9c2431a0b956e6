// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The request of `addMessageAction`.
///
/// `POST /v1/message-actions/{subscribeKey}/channel/{channel}/message/{messageTimetoken}`
public struct AddMessageAction: Request {
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The name of the channel.
  ///
  /// At least 1 character.
  public var channel: String
  /// The timetoken of the message.
  public var messageTimetoken: DecimalTimetoken
  /// The body of the request.
  public var body: NewMessageAction
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
    channel: String,
    messageTimetoken: DecimalTimetoken,
    body: NewMessageAction,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channel = channel
    self.messageTimetoken = messageTimetoken
    self.body = body
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  /// The documented successes.
  public enum Reply: Hashable, Sendable {
    /// 200: The added action.
    case ok(MessageActionReceipt)
    /// 207: The added action; subscribers weren't notified.
    case multiStatus(MessageActionPartialReceipt)
  }

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The body, the key or a parameter is invalid.
    case badRequest(MessageActionRefusal)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(MessageActionAccessRefusal)
    /// 409: The user has already added this action.
    case conflict(MessageActionRefusal)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
    /// 500: The service failed with an internal error.
    case internalServerError(MessageActionRefusal)
    /// 503: The service is overloaded or timed out.
    case serviceUnavailable(ServiceProblem)
  }

  /// The subscribe key has sent too many requests.
  public struct TooManyRequests: Hashable, Sendable {
    /// The body of the response.
    public var body: MessageActionRefusal
    /// The number of seconds to wait before a retry.
    ///
    /// At least 0.
    public var retryAfter: Int?

    public init(body: MessageActionRefusal, retryAfter: Int?) {
      self.body = body
      self.retryAfter = retryAfter
    }
  }

  public static let security = [["authKey"], []]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(
      .post,
      "/v1/message-actions/\(subscribeKey)/channel/\(channel)/message/\(messageTimetoken)",
      template: "/v1/message-actions/{subscribeKey}/channel/{channel}/message/{messageTimetoken}"
    )
    try request.query("uuid", uuid)
    try request.query("pnsdk", pnsdk)
    try request.query("requestid", requestId)
    try request.query("instanceid", instanceId)
    request.accept("application/json")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(.ok(try response.json()))
    case 207: .reply(.multiStatus(try response.json()))
    case 400: .failure(.badRequest(try response.json()))
    case 403: .failure(.forbidden(try response.json()))
    case 409: .failure(.conflict(try response.json()))
    case 429:
      .failure(
        .tooManyRequests(
          TooManyRequests(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `removeMessageAction`.
///
/// `DELETE
/// /v1/message-actions/{subscribeKey}/channel/{channel}/message/{messageTimetoken}/action/{actionTimetoken}`
public struct RemoveMessageAction: Request {
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The name of the channel.
  ///
  /// At least 1 character.
  public var channel: String
  /// The timetoken of the message.
  public var messageTimetoken: DecimalTimetoken
  /// The timetoken of the action.
  public var actionTimetoken: DecimalTimetoken
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
    channel: String,
    messageTimetoken: DecimalTimetoken,
    actionTimetoken: DecimalTimetoken,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channel = channel
    self.messageTimetoken = messageTimetoken
    self.actionTimetoken = actionTimetoken
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  /// The documented successes.
  public enum Reply: Hashable, Sendable {
    /// 200: The confirmation of the removal.
    case ok(MessageActionRemoval)
    /// 207: The confirmation of the removal; subscribers weren't notified.
    case multiStatus(MessageActionRemoval)

    /// The body of the response, for any status.
    public var body: MessageActionRemoval {
      switch self {
      case .ok(let body): body
      case .multiStatus(let body): body
      }
    }
  }

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The action doesn't exist or belongs to another user, or a parameter is invalid.
    case badRequest(MessageActionRefusal)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(MessageActionAccessRefusal)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
    /// 500: The service failed with an internal error.
    case internalServerError(MessageActionRefusal)
    /// 503: The service is overloaded or timed out.
    case serviceUnavailable(ServiceProblem)
  }

  /// The subscribe key has sent too many requests.
  public struct TooManyRequests: Hashable, Sendable {
    /// The body of the response.
    public var body: MessageActionRefusal
    /// The number of seconds to wait before a retry.
    ///
    /// At least 0.
    public var retryAfter: Int?

    public init(body: MessageActionRefusal, retryAfter: Int?) {
      self.body = body
      self.retryAfter = retryAfter
    }
  }

  public static let security = [["authKey"], []]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(
      .delete,
      """
      /v1/message-actions/\(subscribeKey)/channel/\(channel)/message/\(messageTimetoken)/action/\
      \(actionTimetoken)
      """,
      template: """
        /v1/message-actions/{subscribeKey}/channel/{channel}/message/{messageTimetoken}/action/{act\
        ionTimetoken}
        """
    )
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
    case 200: .reply(.ok(try response.json()))
    case 207: .reply(.multiStatus(try response.json()))
    case 400: .failure(.badRequest(try response.json()))
    case 403: .failure(.forbidden(try response.json()))
    case 429:
      .failure(
        .tooManyRequests(
          TooManyRequests(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `fetchMessageActions`.
///
/// `GET /v1/message-actions/{subscribeKey}/channel/{channel}`
public struct FetchMessageActions: Request {
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The name of the channel.
  ///
  /// At least 1 character.
  public var channel: String
  /// The timetoken of the newer bound, exclusive.
  public var start: DecimalTimetoken?
  /// The timetoken of the older bound.
  public var end: DecimalTimetoken?
  /// The number of actions to fetch, at most 100.
  ///
  /// At least 1 and at most 100.
  public var limit: Int?
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
    /// 400: The key or a parameter is invalid.
    case badRequest(MessageActionRefusal)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(MessageActionAccessRefusal)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
    /// 500: The service failed with an internal error.
    case internalServerError(MessageActionRefusal)
    /// 503: The service is overloaded or timed out.
    case serviceUnavailable(ServiceProblem)
  }

  /// The subscribe key has sent too many requests.
  public struct TooManyRequests: Hashable, Sendable {
    /// The body of the response.
    public var body: MessageActionRefusal
    /// The number of seconds to wait before a retry.
    ///
    /// At least 0.
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
          TooManyRequests(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}
