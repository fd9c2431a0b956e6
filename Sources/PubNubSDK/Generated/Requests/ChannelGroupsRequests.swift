// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The request of `manageChannelGroup`.
///
/// `GET /v1/channel-registration/sub-key/{subscribeKey}/channel-group/{group}`
public struct ManageChannelGroup: Request {
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The name of the channel group, with its namespace if it has one.
  ///
  /// At least 1 character.
  public var group: String
  /// The names of the channels to add, at most 200.
  public var add: [String]?
  /// The names of the channels to remove, at most 200.
  public var remove: [String]?
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
    /// 400: A name is invalid, or the number of groups exceeds the limit.
    case badRequest(ServiceProblem)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
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
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The name of the channel group, with its namespace if it has one.
  ///
  /// At least 1 character.
  public var group: String
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
    /// 400: A name is invalid, or the number of groups exceeds the limit.
    case badRequest(ServiceProblem)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
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
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
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
    /// 400: A name is invalid, or the number of groups exceeds the limit.
    case badRequest(ServiceProblem)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
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
