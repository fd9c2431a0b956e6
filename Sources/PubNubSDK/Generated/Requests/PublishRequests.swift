// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The request of `publishMessage`.
///
/// `GET /publish/{publishKey}/{subscribeKey}/0/{channel}/0/{message}`
public struct PublishMessage: Request {
  /// The publish key of the app.
  ///
  /// At least 1 character.
  public var publishKey: String
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The name of the channel.
  ///
  /// At least 1 character.
  public var channel: String
  /// The message, any JSON value.
  public var message: MessagePayload
  /// Whether to store the message, as 1 or 0; by default, the setting of the key applies.
  ///
  /// At least 0 and at most 1.
  public var store: Int?
  /// The number of hours for which the message is stored, if it is stored.
  ///
  /// At least 0.
  public var ttl: Int?
  /// The metadata of the message, any JSON value, for subscribers, history and filters.
  public var meta: Metadata?
  /// Whether to withhold the message from subscribers and other points of presence.
  ///
  /// Some clients send 1 instead of `true`.
  public var norep: NoReplication?
  /// The custom message type, which the application defines.
  ///
  /// At least 3 and at most 50 characters. Matches `^[A-Za-z0-9_-]+$`.
  public var customMessageType: String?
  /// The sequence number of the publisher's message, from 1 to 65535, then from 1 again.
  ///
  /// At least 1 and at most 65535.
  public var sequenceNumber: Int?
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
    publishKey: String,
    subscribeKey: String,
    channel: String,
    message: MessagePayload,
    store: Int? = nil,
    ttl: Int? = nil,
    meta: Metadata? = nil,
    norep: NoReplication? = nil,
    customMessageType: String? = nil,
    sequenceNumber: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.publishKey = publishKey
    self.subscribeKey = subscribeKey
    self.channel = channel
    self.message = message
    self.store = store
    self.ttl = ttl
    self.meta = meta
    self.norep = norep
    self.customMessageType = customMessageType
    self.sequenceNumber = sequenceNumber
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = PublishReceipt

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The key or the message is invalid, or the message is too long.
    case badRequest(PublishRefusal)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
    /// 414: The URL is too long.
    case uriTooLong(ServiceProblem)
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
      "/publish/\(publishKey)/\(subscribeKey)/0/\(channel)/0/\(json: message)",
      template: "/publish/{publishKey}/{subscribeKey}/0/{channel}/0/{message}"
    )
    try request.query("store", store)
    try request.query("ttl", ttl)
    try request.queryJSON("meta", meta)
    try request.query("norep", norep)
    try request.query("custom_message_type", customMessageType)
    try request.query("seqn", sequenceNumber)
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
    case 500: .failure(.internalServerError(try response.json()))
    case 503: .failure(.serviceUnavailable(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `postMessage`.
///
/// `POST /publish/{publishKey}/{subscribeKey}/0/{channel}/0`
public struct PostMessage: Request {
  /// The publish key of the app.
  ///
  /// At least 1 character.
  public var publishKey: String
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The name of the channel.
  ///
  /// At least 1 character.
  public var channel: String
  /// The message, any JSON value of at most 32 KiB.
  public var body: MessagePayload
  /// Whether to store the message, as 1 or 0; by default, the setting of the key applies.
  ///
  /// At least 0 and at most 1.
  public var store: Int?
  /// The number of hours for which the message is stored, if it is stored.
  ///
  /// At least 0.
  public var ttl: Int?
  /// The metadata of the message, any JSON value, for subscribers, history and filters.
  public var meta: Metadata?
  /// Whether to withhold the message from subscribers and other points of presence.
  ///
  /// Some clients send 1 instead of `true`.
  public var norep: NoReplication?
  /// The custom message type, which the application defines.
  ///
  /// At least 3 and at most 50 characters. Matches `^[A-Za-z0-9_-]+$`.
  public var customMessageType: String?
  /// The sequence number of the publisher's message, from 1 to 65535, then from 1 again.
  ///
  /// At least 1 and at most 65535.
  public var sequenceNumber: Int?
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
    publishKey: String,
    subscribeKey: String,
    channel: String,
    body: MessagePayload,
    store: Int? = nil,
    ttl: Int? = nil,
    meta: Metadata? = nil,
    norep: NoReplication? = nil,
    customMessageType: String? = nil,
    sequenceNumber: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.publishKey = publishKey
    self.subscribeKey = subscribeKey
    self.channel = channel
    self.body = body
    self.store = store
    self.ttl = ttl
    self.meta = meta
    self.norep = norep
    self.customMessageType = customMessageType
    self.sequenceNumber = sequenceNumber
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = PublishReceipt

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The key or the message is invalid, or the message is too long.
    case badRequest(PublishRefusal)
    /// 403: Access Manager denies the request, or the feature is disabled.
    case forbidden(AccessProblem)
    /// 413: The request body is too large.
    case contentTooLarge(ServiceProblem)
    /// 414: The URL is too long.
    case uriTooLong(ServiceProblem)
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
      .post,
      "/publish/\(publishKey)/\(subscribeKey)/0/\(channel)/0",
      template: "/publish/{publishKey}/{subscribeKey}/0/{channel}/0"
    )
    try request.query("store", store)
    try request.query("ttl", ttl)
    try request.queryJSON("meta", meta)
    try request.query("norep", norep)
    try request.query("custom_message_type", customMessageType)
    try request.query("seqn", sequenceNumber)
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
    case 200: .reply(try response.json())
    case 400: .failure(.badRequest(try response.json()))
    case 403: .failure(.forbidden(try response.json()))
    case 413: .failure(.contentTooLarge(try response.json()))
    case 414: .failure(.uriTooLong(try response.json()))
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

/// The request of `sendSignal`.
///
/// `GET /signal/{publishKey}/{subscribeKey}/0/{channel}/0/{signal}`
public struct SendSignal: Request {
  /// The publish key of the app.
  ///
  /// At least 1 character.
  public var publishKey: String
  /// The subscribe key of the app.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The name of the channel.
  ///
  /// At least 1 character.
  public var channel: String
  /// The signal, any JSON value.
  public var signal: SignalPayload
  /// The custom message type, which the application defines.
  ///
  /// At least 3 and at most 50 characters. Matches `^[A-Za-z0-9_-]+$`.
  public var customMessageType: String?
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
    publishKey: String,
    subscribeKey: String,
    channel: String,
    signal: SignalPayload,
    customMessageType: String? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) {
    self.publishKey = publishKey
    self.subscribeKey = subscribeKey
    self.channel = channel
    self.signal = signal
    self.customMessageType = customMessageType
    self.uuid = uuid
    self.pnsdk = pnsdk
    self.requestId = requestId
    self.instanceId = instanceId
  }

  public typealias Reply = PublishReceipt

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The signal is too long or isn't valid JSON.
    case badRequest(PublishRefusal)
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
      "/signal/\(publishKey)/\(subscribeKey)/0/\(channel)/0/\(json: signal)",
      template: "/signal/{publishKey}/{subscribeKey}/0/{channel}/0/{signal}"
    )
    try request.query("custom_message_type", customMessageType)
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
