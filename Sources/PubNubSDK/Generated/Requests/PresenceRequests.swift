// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The request of `sendHeartbeat`.
///
/// `GET /v2/presence/sub-key/{subscribeKey}/channel/{channels}/heartbeat`
public struct SendHeartbeat: Request {
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
    heartbeat: Int? = nil,
    state: [String: PresenceState]? = nil,
    eventEngine: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channels = channels
    self.channelGroups = channelGroups
    self.heartbeat = heartbeat
    self.state = state
    self.eventEngine = eventEngine
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = PresenceReceipt

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
      "/v2/presence/sub-key/\(subscribeKey)/channel/\(channels)/heartbeat",
      template: "/v2/presence/sub-key/{subscribeKey}/channel/{channels}/heartbeat"
    )
    try request.query("channel-group", channelGroups, explode: false)
    try request.query("heartbeat", heartbeat)
    try request.queryJSON("state", state)
    try request.query("ee", eventEngine)
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
          TooManyRequests(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `leaveChannels`.
///
/// `GET /v2/presence/sub-key/{subscribeKey}/channel/{channels}/leave`
public struct LeaveChannels: Request {
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
  /// 1 when the client runs the event engine.
  ///
  /// At least 0 and at most 1.
  public var eventEngine: Int?
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
    eventEngine: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channels = channels
    self.channelGroups = channelGroups
    self.eventEngine = eventEngine
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = PresenceReceipt

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
      "/v2/presence/sub-key/\(subscribeKey)/channel/\(channels)/leave",
      template: "/v2/presence/sub-key/{subscribeKey}/channel/{channels}/leave"
    )
    try request.query("channel-group", channelGroups, explode: false)
    try request.query("ee", eventEngine)
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
          TooManyRequests(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `setPresenceState`.
///
/// `GET /v2/presence/sub-key/{subscribeKey}/channel/{channels}/uuid/{userId}/data`
public struct SetPresenceState: Request {
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
  /// The user whose presence is meant.
  ///
  /// At least 1 character.
  public var userId: String
  /// The new state.
  public var state: PresenceState
  /// The channel groups' names.
  public var channelGroups: [String]?
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
    userId: String,
    state: PresenceState,
    channelGroups: [String]? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channels = channels
    self.userId = userId
    self.state = state
    self.channelGroups = channelGroups
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = PresenceStateReceipt

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The state is missing, or a parameter is wrong.
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
      "/v2/presence/sub-key/\(subscribeKey)/channel/\(channels)/uuid/\(userId)/data",
      template: "/v2/presence/sub-key/{subscribeKey}/channel/{channels}/uuid/{userId}/data"
    )
    try request.queryJSON("state", state)
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
          TooManyRequests(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `fetchPresenceState`.
///
/// `GET /v2/presence/sub-key/{subscribeKey}/channel/{channels}/uuid/{userId}`
public struct FetchPresenceState: Request {
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
  /// The user whose presence is meant.
  ///
  /// At least 1 character.
  public var userId: String
  /// The channel groups' names.
  public var channelGroups: [String]?
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
          TooManyRequests(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `hereNow`.
///
/// `GET /v2/presence/sub-key/{subscribeKey}/channel/{channels}`
public struct HereNow: Request {
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
  /// 1 to count the occupants without naming them.
  ///
  /// At least 0 and at most 1.
  public var disableUuids: Int?
  /// 1 to include the occupants' state.
  ///
  /// At least 0 and at most 1.
  public var state: Int?
  /// How many occupants of a channel to name.
  ///
  /// At least 0 and at most 1000.
  public var limit: Int?
  /// How many occupants of a channel to pass over.
  ///
  /// At least 0.
  public var offset: Int?
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
    disableUuids: Int? = nil,
    state: Int? = nil,
    limit: Int? = nil,
    offset: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channels = channels
    self.channelGroups = channelGroups
    self.disableUuids = disableUuids
    self.state = state
    self.limit = limit
    self.offset = offset
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = HereNowReply

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
      "/v2/presence/sub-key/\(subscribeKey)/channel/\(channels)",
      template: "/v2/presence/sub-key/{subscribeKey}/channel/{channels}"
    )
    try request.query("channel-group", channelGroups, explode: false)
    try request.query("disable_uuids", disableUuids)
    try request.query("state", state)
    try request.query("limit", limit)
    try request.query("offset", offset)
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
          TooManyRequests(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `globalHereNow`.
///
/// `GET /v2/presence/sub-key/{subscribeKey}`
public struct GlobalHereNow: Request {
  /// The key under which everything lives.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The channel groups' names.
  public var channelGroups: [String]?
  /// 1 to count the occupants without naming them.
  ///
  /// At least 0 and at most 1.
  public var disableUuids: Int?
  /// 1 to include the occupants' state.
  ///
  /// At least 0 and at most 1.
  public var state: Int?
  /// How many occupants of a channel to name.
  ///
  /// At least 0 and at most 1000.
  public var limit: Int?
  /// How many occupants of a channel to pass over.
  ///
  /// At least 0.
  public var offset: Int?
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
    channelGroups: [String]? = nil,
    disableUuids: Int? = nil,
    state: Int? = nil,
    limit: Int? = nil,
    offset: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.channelGroups = channelGroups
    self.disableUuids = disableUuids
    self.state = state
    self.limit = limit
    self.offset = offset
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = OccupancyByChannel

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
      "/v2/presence/sub-key/\(subscribeKey)",
      template: "/v2/presence/sub-key/{subscribeKey}"
    )
    try request.query("channel-group", channelGroups, explode: false)
    try request.query("disable_uuids", disableUuids)
    try request.query("state", state)
    try request.query("limit", limit)
    try request.query("offset", offset)
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
          TooManyRequests(body: try response.json(), retryAfter: response.header("Retry-After"))
        )
      )
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `whereNow`.
///
/// `GET /v2/presence/sub-key/{subscribeKey}/uuid/{userId}`
public struct WhereNow: Request {
  /// The key under which everything lives.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The user whose presence is meant.
  ///
  /// At least 1 character.
  public var userId: String
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
    userId: String,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.userId = userId
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = WhereNowReply

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
      "/v2/presence/sub-key/\(subscribeKey)/uuid/\(userId)",
      template: "/v2/presence/sub-key/{subscribeKey}/uuid/{userId}"
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
    case 200: .reply(try response.json())
    case 400: .failure(.badRequest(try response.json()))
    case 403: .failure(.forbidden(try response.json()))
    case 404: .failure(.notFound(try response.json()))
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
