// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The request of `fetchHistory`.
///
/// `GET /v3/history/sub-key/{subscribeKey}/channel/{channels}`
public struct FetchHistory: Request {
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
  /// Messages per channel, at most 100 for one channel and 25 for several.
  ///
  /// At least 1 and at most 100.
  public var max: Int?
  /// Only messages older than this timetoken; the newer bound.
  public var start: DecimalTimetoken?
  /// Only messages of this timetoken and newer; the older bound.
  public var end: DecimalTimetoken?
  /// Whether to include the messages' metadata.
  public var includeMeta: Bool?
  /// Whether to include the kind of each message.
  ///
  /// The service assumes `true`.
  public var includeMessageType: Bool?
  /// Whether to include the application's word for the kind of each message.
  public var includeCustomMessageType: Bool?
  /// Whether to include the publisher of each message.
  public var includeUuid: Bool?
  /// Whether the answer's channel names are percent-encoded.
  ///
  /// The service assumes `true`.
  public var encodeChannels: Bool?
  /// Whether to fetch from the oldest message on.
  public var reverse: Bool?
  /// Whether timetokens in the answer are strings rather than numbers.
  public var stringMessageToken: Bool?
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
  /// The key under which everything lives.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The channel, exactly one.
  ///
  /// At least 1 character.
  public var channel: String
  /// The message at this timetoken is kept.
  public var start: DecimalTimetoken?
  /// The message at this timetoken is deleted.
  public var end: DecimalTimetoken?
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
  /// The key under which everything lives.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The channel's name.
  ///
  /// At least 1 character.
  public var channel: String
  /// How many messages to fetch.
  ///
  /// At least 1 and at most 25.
  public var max: Int?
  /// Only messages older than this timetoken; the newer bound.
  public var start: DecimalTimetoken?
  /// Only messages of this timetoken and newer; the older bound.
  public var end: DecimalTimetoken?
  /// Whether to include the messages' metadata.
  public var includeMeta: Bool?
  /// Whether to include the kind of each message.
  ///
  /// The service assumes `true`.
  public var includeMessageType: Bool?
  /// Whether to include the application's word for the kind of each message.
  public var includeCustomMessageType: Bool?
  /// Whether to include the publisher of each message.
  public var includeUuid: Bool?
  /// Whether the answer's channel names are percent-encoded.
  ///
  /// The service assumes `true`.
  public var encodeChannels: Bool?
  /// Whether to fetch from the oldest message on.
  public var reverse: Bool?
  /// Whether timetokens in the answer are strings rather than numbers.
  public var stringMessageToken: Bool?
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
  /// Count messages from this timetoken on; 1 counts all.
  public var timetoken: DecimalTimetoken?
  /// The timetoken of each channel, in the order of the channels.
  public var channelsTimetoken: [DecimalTimetoken]?
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
