// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The request of `fetchHistory`.
///
/// `GET /v3/history/sub-key/{subscribeKey}/channel/{channels}`
public struct FetchHistory: Request {
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
  /// The number of messages per channel, at most 100 for one channel and 25 for several.
  ///
  /// At least 1 and at most 100.
  public var max: Int?
  /// The timetoken of the newer bound, exclusive.
  public var start: DecimalTimetoken?
  /// The timetoken of the older bound, inclusive.
  public var end: DecimalTimetoken?
  /// Whether to include the metadata of each message.
  public var includeMeta: Bool?
  /// Whether to include the type of each message.
  ///
  /// The service's documentation states that it is included by default, but without the parameter
  /// the service omits it.
  public var includeMessageType: Bool?
  /// Whether to include the custom message type of each message.
  public var includeCustomMessageType: Bool?
  /// Whether to include the ID of the publisher of each message.
  public var includeUuid: Bool?
  /// Whether the channel names in the response are percent-encoded.
  ///
  /// The default is `true`.
  public var encodeChannels: Bool?
  /// Whether to start with the oldest message.
  public var reverse: Bool?
  /// Whether timetokens in the response are strings instead of numbers.
  public var stringMessageToken: Bool?
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
    max: Int? = nil,
    start: DecimalTimetoken? = nil,
    end: DecimalTimetoken? = nil,
    includeMeta: Bool? = nil,
    includeMessageType: Bool? = nil,
    includeCustomMessageType: Bool? = nil,
    includeUuid: Bool? = nil,
    encodeChannels: Bool? = nil,
    reverse: Bool? = nil,
    stringMessageToken: Bool? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channels = channels
    self.max = max
    self.start = start
    self.end = end
    self.includeMeta = includeMeta
    self.includeMessageType = includeMessageType
    self.includeCustomMessageType = includeCustomMessageType
    self.includeUuid = includeUuid
    self.encodeChannels = encodeChannels
    self.reverse = reverse
    self.stringMessageToken = stringMessageToken
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = HistoryPage

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: A parameter is invalid.
    case badRequest(StorageRefusal)
    /// 403: The feature is disabled for the key, or Access Manager denies the request.
    case forbidden(StorageAccessRefusal)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
    /// 500: The service failed with an internal error.
    case internalServerError(StorageRefusal)
    /// 503: The service is overloaded or timed out.
    case serviceUnavailable(ServiceProblem)
  }

  /// The subscribe key has sent too many requests.
  public struct TooManyRequests: Hashable, Sendable {
    /// The body of the response.
    public var body: StorageRefusal
    /// The number of seconds to wait before a retry.
    ///
    /// At least 0.
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
      "/v3/history/sub-key/\(subscribeKey)/channel/\(channels)",
      template: "/v3/history/sub-key/{subscribeKey}/channel/{channels}"
    )
    try request.query("max", max)
    try request.query("start", start)
    try request.query("end", end)
    try request.query("include_meta", includeMeta)
    try request.query("include_message_type", includeMessageType)
    try request.query("include_custom_message_type", includeCustomMessageType)
    try request.query("include_uuid", includeUuid)
    try request.query("encode_channels", encodeChannels)
    try request.query("reverse", reverse)
    try request.query("string_message_token", stringMessageToken)
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

/// The request of `deleteMessages`.
///
/// `DELETE /v3/history/sub-key/{subscribeKey}/channel/{channels}`
public struct DeleteMessages: Request {
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The name of exactly one channel.
  ///
  /// At least 1 character.
  public var channel: String
  /// The timetoken of the exclusive bound: the message at this timetoken is kept.
  public var start: DecimalTimetoken?
  /// The timetoken of the inclusive bound: the message at this timetoken is deleted.
  public var end: DecimalTimetoken?
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
    /// 403: The feature is disabled for the key, or Access Manager denies the request.
    case forbidden(StorageAccessRefusal)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
    /// 500: The service failed with an internal error.
    case internalServerError(StorageRefusal)
    /// 503: The service is overloaded or timed out.
    case serviceUnavailable(ServiceProblem)
  }

  /// The subscribe key has sent too many requests.
  public struct TooManyRequests: Hashable, Sendable {
    /// The body of the response.
    public var body: StorageRefusal
    /// The number of seconds to wait before a retry.
    ///
    /// At least 0.
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
          TooManyRequests(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `fetchHistoryWithActions`.
///
/// `GET /v3/history-with-actions/sub-key/{subscribeKey}/channel/{channel}`
public struct FetchHistoryWithActions: Request {
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The name of the channel.
  ///
  /// At least 1 character.
  public var channel: String
  /// The number of messages to fetch, at most 25.
  ///
  /// At least 1 and at most 25.
  public var max: Int?
  /// The timetoken of the newer bound, exclusive.
  public var start: DecimalTimetoken?
  /// The timetoken of the older bound, inclusive.
  public var end: DecimalTimetoken?
  /// Whether to include the metadata of each message.
  public var includeMeta: Bool?
  /// Whether to include the type of each message.
  ///
  /// The service's documentation states that it is included by default, but without the parameter
  /// the service omits it.
  public var includeMessageType: Bool?
  /// Whether to include the custom message type of each message.
  public var includeCustomMessageType: Bool?
  /// Whether to include the ID of the publisher of each message.
  public var includeUuid: Bool?
  /// Whether the channel names in the response are percent-encoded.
  ///
  /// The default is `true`.
  public var encodeChannels: Bool?
  /// Whether to start with the oldest message.
  public var reverse: Bool?
  /// Whether timetokens in the response are strings instead of numbers.
  public var stringMessageToken: Bool?
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
    max: Int? = nil,
    start: DecimalTimetoken? = nil,
    end: DecimalTimetoken? = nil,
    includeMeta: Bool? = nil,
    includeMessageType: Bool? = nil,
    includeCustomMessageType: Bool? = nil,
    includeUuid: Bool? = nil,
    encodeChannels: Bool? = nil,
    reverse: Bool? = nil,
    stringMessageToken: Bool? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channel = channel
    self.max = max
    self.start = start
    self.end = end
    self.includeMeta = includeMeta
    self.includeMessageType = includeMessageType
    self.includeCustomMessageType = includeCustomMessageType
    self.includeUuid = includeUuid
    self.encodeChannels = encodeChannels
    self.reverse = reverse
    self.stringMessageToken = stringMessageToken
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = HistoryPage

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: A parameter is invalid.
    case badRequest(StorageRefusal)
    /// 403: The feature is disabled for the key, or Access Manager denies the request.
    case forbidden(StorageAccessRefusal)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
    /// 500: The service failed with an internal error.
    case internalServerError(StorageRefusal)
    /// 503: The service is overloaded or timed out.
    case serviceUnavailable(ServiceProblem)
  }

  /// The subscribe key has sent too many requests.
  public struct TooManyRequests: Hashable, Sendable {
    /// The body of the response.
    public var body: StorageRefusal
    /// The number of seconds to wait before a retry.
    ///
    /// At least 0.
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
      "/v3/history-with-actions/sub-key/\(subscribeKey)/channel/\(channel)",
      template: "/v3/history-with-actions/sub-key/{subscribeKey}/channel/{channel}"
    )
    try request.query("max", max)
    try request.query("start", start)
    try request.query("end", end)
    try request.query("include_meta", includeMeta)
    try request.query("include_message_type", includeMessageType)
    try request.query("include_custom_message_type", includeCustomMessageType)
    try request.query("include_uuid", includeUuid)
    try request.query("encode_channels", encodeChannels)
    try request.query("reverse", reverse)
    try request.query("string_message_token", stringMessageToken)
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

/// The request of `countMessages`.
///
/// `GET /v3/history/sub-key/{subscribeKey}/message-counts/{channels}`
public struct CountMessages: Request {
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
  /// The timetoken from which messages are counted; 1 counts all messages.
  public var timetoken: DecimalTimetoken?
  /// The timetoken of each channel, in the order of the channels.
  public var channelsTimetoken: [DecimalTimetoken]?
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
    /// 400: A parameter is invalid.
    case badRequest(StorageRefusal)
    /// 403: The feature is disabled for the key, or Access Manager denies the request.
    case forbidden(StorageAccessRefusal)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
    /// 500: The service failed with an internal error.
    case internalServerError(StorageRefusal)
    /// 503: The service is overloaded or timed out.
    case serviceUnavailable(ServiceProblem)
  }

  /// The subscribe key has sent too many requests.
  public struct TooManyRequests: Hashable, Sendable {
    /// The body of the response.
    public var body: StorageRefusal
    /// The number of seconds to wait before a retry.
    ///
    /// At least 0.
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
          TooManyRequests(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}
