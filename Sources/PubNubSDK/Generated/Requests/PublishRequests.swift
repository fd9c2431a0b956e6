// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The request of `publishMessage`.
///
/// `GET /publish/{publishKey}/{subscribeKey}/0/{channel}/0/{message}`
public struct PublishMessage: Request {
  /// The key that may publish.
  ///
  /// At least 1 character.
  public var publishKey: String
  /// The key under which everything lives.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The channel's name.
  ///
  /// At least 1 character.
  public var channel: String
  /// The message, any JSON value.
  public var message: MessagePayload
  /// 1 to store the message, 0 not to; without it the key's setting decides.
  ///
  /// At least 0 and at most 1.
  public var store: Int?
  /// Hours for which the message is stored, if it is stored.
  ///
  /// At least 0.
  public var ttl: Int?
  /// Any JSON value about the message, for subscribers, history and filters to see.
  public var meta: Metadata?
  /// True to keep the message from subscribers and other points of presence.
  ///
  /// Some clients
  /// write 1.
  public var norep: NoReplication?
  /// A word of the application's own for the kind of message.
  ///
  /// At least 3 and at most 50 characters. Matches `^[A-Za-z0-9_-]+$`.
  public var customMessageType: String?
  /// The publisher's count of messages, from 1 to 65535 and round again.
  ///
  /// At least 1 and at most 65535.
  public var sequenceNumber: Int?
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
    /// 400: The key or the message is wrong, or the message is too long.
    case badRequest(PublishRefusal)
    /// 403: Access Manager doesn't allow it, or the feature is turned off.
    case forbidden(ServiceProblem)
    /// 414: The URL is too long for the service to read.
    case uriTooLong(ServiceProblem)
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
  /// The key that may publish.
  ///
  /// At least 1 character.
  public var publishKey: String
  /// The key under which everything lives.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The channel's name.
  ///
  /// At least 1 character.
  public var channel: String
  /// The message, any JSON value of at most 32 KiB.
  public var body: MessagePayload
  /// 1 to store the message, 0 not to; without it the key's setting decides.
  ///
  /// At least 0 and at most 1.
  public var store: Int?
  /// Hours for which the message is stored, if it is stored.
  ///
  /// At least 0.
  public var ttl: Int?
  /// Any JSON value about the message, for subscribers, history and filters to see.
  public var meta: Metadata?
  /// True to keep the message from subscribers and other points of presence.
  ///
  /// Some clients
  /// write 1.
  public var norep: NoReplication?
  /// A word of the application's own for the kind of message.
  ///
  /// At least 3 and at most 50 characters. Matches `^[A-Za-z0-9_-]+$`.
  public var customMessageType: String?
  /// The publisher's count of messages, from 1 to 65535 and round again.
  ///
  /// At least 1 and at most 65535.
  public var sequenceNumber: Int?
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
    /// 400: The key or the message is wrong, or the message is too long.
    case badRequest(PublishRefusal)
    /// 403: Access Manager doesn't allow it, or the feature is turned off.
    case forbidden(ServiceProblem)
    /// 413: The body is too large for the service to read.
    case contentTooLarge(ServiceProblem)
    /// 414: The URL is too long for the service to read.
    case uriTooLong(ServiceProblem)
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
  /// The key that may publish.
  ///
  /// At least 1 character.
  public var publishKey: String
  /// The key under which everything lives.
  ///
  /// At least 1 character.
  public var subscribeKey: String
  /// The channel's name.
  ///
  /// At least 1 character.
  public var channel: String
  /// The signal, any JSON value.
  public var signal: SignalPayload
  /// A word of the application's own for the kind of message.
  ///
  /// At least 3 and at most 50 characters. Matches `^[A-Za-z0-9_-]+$`.
  public var customMessageType: String?
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
    /// 400: The signal is too long, or not JSON.
    case badRequest(PublishRefusal)
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
