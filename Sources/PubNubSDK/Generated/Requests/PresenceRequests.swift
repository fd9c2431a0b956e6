// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The request of `sendHeartbeat`.
///
/// `GET /v2/presence/sub-key/{subscribeKey}/channel/{channels}/heartbeat`
public struct SendHeartbeat: Request {
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
    /// 400: The subscribe key or a parameter is invalid.
    case badRequest(ServiceProblem)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
    /// 404: The path doesn't exist.
    case notFound(ServiceProblem)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
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
  /// Whether the client uses the event engine, as 1 or 0.
  ///
  /// At least 0 and at most 1.
  public var eventEngine: Int?
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
    /// 400: The subscribe key or a parameter is invalid.
    case badRequest(ServiceProblem)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
    /// 404: The path doesn't exist.
    case notFound(ServiceProblem)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
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
  /// The ID of the user.
  ///
  /// At least 1 character.
  public var userId: String
  /// The new presence state.
  public var state: PresenceState
  /// The names of the channel groups.
  public var channelGroups: [String]?
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
    /// 400: The state is missing, or a parameter is invalid.
    case badRequest(ServiceProblem)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
    /// 404: The path doesn't exist.
    case notFound(ServiceProblem)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
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
  /// The ID of the user.
  ///
  /// At least 1 character.
  public var userId: String
  /// The names of the channel groups.
  public var channelGroups: [String]?
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
    /// 400: The subscribe key or a parameter is invalid.
    case badRequest(ServiceProblem)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
    /// 404: The path doesn't exist.
    case notFound(ServiceProblem)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
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
  /// Whether to return only the number of occupants, without their IDs, as 1 or 0.
  ///
  /// At least 0 and at most 1.
  public var disableUuids: Int?
  /// Whether to include the presence state of the occupants, as 1 or 0.
  ///
  /// At least 0 and at most 1.
  public var state: Int?
  /// The number of occupants to list per channel, at most 1000.
  ///
  /// At least 0 and at most 1000.
  public var limit: Int?
  /// The number of occupants to skip per channel.
  ///
  /// At least 0.
  public var offset: Int?
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
    /// 400: The subscribe key or a parameter is invalid.
    case badRequest(ServiceProblem)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
    /// 404: The path doesn't exist.
    case notFound(ServiceProblem)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
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
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The names of the channel groups.
  public var channelGroups: [String]?
  /// Whether to return only the number of occupants, without their IDs, as 1 or 0.
  ///
  /// At least 0 and at most 1.
  public var disableUuids: Int?
  /// Whether to include the presence state of the occupants, as 1 or 0.
  ///
  /// At least 0 and at most 1.
  public var state: Int?
  /// The number of occupants to list per channel, at most 1000.
  ///
  /// At least 0 and at most 1000.
  public var limit: Int?
  /// The number of occupants to skip per channel.
  ///
  /// At least 0.
  public var offset: Int?
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
    /// 400: The subscribe key or a parameter is invalid.
    case badRequest(ServiceProblem)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
    /// 404: The path doesn't exist.
    case notFound(ServiceProblem)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
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
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The ID of the user.
  ///
  /// At least 1 character.
  public var userId: String
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
    /// 400: The subscribe key or a parameter is invalid.
    case badRequest(ServiceProblem)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
    /// 404: The path doesn't exist.
    case notFound(ServiceProblem)
    /// 429: The subscribe key has sent too many requests.
    case tooManyRequests(TooManyRequests)
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
