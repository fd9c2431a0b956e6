// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The request of `manageChannelGroup`.
///
/// `GET /v1/channel-registration/sub-key/{subscribeKey}/channel-group/{group}`
public struct ManageChannelGroup: Request {
  /// The key under which everything lives.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The group's name, with its namespace if it has one.
  ///
  /// At least 1 character.
  public var group: String
  /// Channels to add.
  public var add: [String]?
  /// Channels to remove.
  public var remove: [String]?
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
    group: String,
    add: [String]? = nil,
    remove: [String]? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.group = group
    self.add = add
    self.remove = remove
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = ChannelGroupReply

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: A name is wrong, or there are too many groups.
    case badRequest(ServiceProblem)
    /// 403: Access Manager doesn't allow it, or the feature is turned off.
    case forbidden(ServiceProblem)
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
      "/v1/channel-registration/sub-key/\(subscribeKey)/channel-group/\(group)",
      template: "/v1/channel-registration/sub-key/{subscribeKey}/channel-group/{group}"
    )
    try request.query("add", add, explode: false)
    try request.query("remove", remove, explode: false)
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

/// The request of `deleteChannelGroup`.
///
/// `GET /v1/channel-registration/sub-key/{subscribeKey}/channel-group/{group}/remove`
public struct DeleteChannelGroup: Request {
  /// The key under which everything lives.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The group's name, with its namespace if it has one.
  ///
  /// At least 1 character.
  public var group: String
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
    group: String,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.group = group
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = ChannelGroupReceipt

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: A name is wrong, or there are too many groups.
    case badRequest(ServiceProblem)
    /// 403: Access Manager doesn't allow it, or the feature is turned off.
    case forbidden(ServiceProblem)
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
      "/v1/channel-registration/sub-key/\(subscribeKey)/channel-group/\(group)/remove",
      template: "/v1/channel-registration/sub-key/{subscribeKey}/channel-group/{group}/remove"
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

/// The request of `listChannelGroups`.
///
/// `GET /v1/channel-registration/sub-key/{subscribeKey}/channel-group`
public struct ListChannelGroups: Request {
  /// The key under which everything lives.
  ///
  /// At least 1 character.
  public var subscribeKey: String
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
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.subscribeKey = subscribeKey
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = ChannelGroupList

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: A name is wrong, or there are too many groups.
    case badRequest(ServiceProblem)
    /// 403: Access Manager doesn't allow it, or the feature is turned off.
    case forbidden(ServiceProblem)
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
      "/v1/channel-registration/sub-key/\(subscribeKey)/channel-group",
      template: "/v1/channel-registration/sub-key/{subscribeKey}/channel-group"
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
