// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The request of `triggerEvent`.
///
/// `POST /apps/{appId}/events`
public struct TriggerEvent: Request {
  /// The ID of the app, which differs from its key.
  public var appId: String
  /// The event, and its channels.
  public var body: TriggeredEvent

  public init(appId: String, body: TriggeredEvent) {
    self.appId = appId
    self.body = body
  }

  public typealias Reply = TriggeredChannels

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The request is invalid; the body states the reason.
    case badRequest(String)
    /// 401: The signature is invalid; the body states the reason.
    case unauthorized(String)
    /// 403: The app is disabled, or has exceeded its quota.
    case forbidden(String)
    /// 413: The data of an event exceeds 10 KiB.
    case contentTooLarge(String)
  }

  public static let security = [
    ["authKey", "authTimestamp", "authVersion", "bodyMD5", "authSignature"],
    ["authKey", "authTimestamp", "authVersion", "authSignature"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/apps/\(appId)/events", template: "/apps/{appId}/events")
    request.accept("application/json, text/plain")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 400: .failure(.badRequest(response.text()))
    case 401: .failure(.unauthorized(response.text()))
    case 403: .failure(.forbidden(response.text()))
    case 413: .failure(.contentTooLarge(response.text()))
    case 200..<300: .reply(try response.json())
    default: .undocumented
    }
  }
}

/// The request of `triggerEvents`.
///
/// `POST /apps/{appId}/batch_events`
public struct TriggerEvents: Request {
  /// The ID of the app, which differs from its key.
  public var appId: String
  /// The events in order, at most ten.
  public var body: EventBatch

  public init(appId: String, body: EventBatch) {
    self.appId = appId
    self.body = body
  }

  public typealias Reply = TriggeredBatch

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The request is invalid; the body states the reason.
    case badRequest(String)
    /// 401: The signature is invalid; the body states the reason.
    case unauthorized(String)
    /// 403: The app is disabled, or has exceeded its quota.
    case forbidden(String)
    /// 413: The data of an event exceeds 10 KiB.
    case contentTooLarge(String)
  }

  public static let security = [
    ["authKey", "authTimestamp", "authVersion", "bodyMD5", "authSignature"],
    ["authKey", "authTimestamp", "authVersion", "authSignature"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(
      .post,
      "/apps/\(appId)/batch_events",
      template: "/apps/{appId}/batch_events"
    )
    request.accept("application/json, text/plain")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 400: .failure(.badRequest(response.text()))
    case 401: .failure(.unauthorized(response.text()))
    case 403: .failure(.forbidden(response.text()))
    case 413: .failure(.contentTooLarge(response.text()))
    case 200..<300: .reply(try response.json())
    default: .undocumented
    }
  }
}
