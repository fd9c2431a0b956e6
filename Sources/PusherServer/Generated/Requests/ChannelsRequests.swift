// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The request of `listChannels`.
///
/// `GET /apps/{appId}/channels`
public struct ListChannels: Request {
  /// The ID of the app, which differs from its key.
  public var appId: String
  /// The prefix of the channels' names.
  public var filterByPrefix: String?
  /// The requested attributes of each channel: `user_count`, which requires a presence prefix, or
  /// `subscription_count`.
  public var info: [ChannelAttribute]?

  public init(appId: String, filterByPrefix: String? = nil, info: [ChannelAttribute]? = nil) {
    self.appId = appId
    self.filterByPrefix = filterByPrefix
    self.info = info
  }

  public typealias Reply = ChannelList

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The request is invalid; the body states the reason.
    case badRequest(String)
    /// 401: The signature is invalid; the body states the reason.
    case unauthorized(String)
    /// 403: The app is disabled, or has exceeded its quota.
    case forbidden(String)
  }

  public static let security = [
    ["authKey", "authTimestamp", "authVersion", "bodyMD5", "authSignature"],
    ["authKey", "authTimestamp", "authVersion", "authSignature"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(
      .get,
      "/apps/\(appId)/channels",
      template: "/apps/{appId}/channels"
    )
    try request.query("filter_by_prefix", filterByPrefix)
    try request.query("info", info, explode: false)
    request.accept("application/json, text/plain")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 400: .failure(.badRequest(response.text()))
    case 401: .failure(.unauthorized(response.text()))
    case 403: .failure(.forbidden(response.text()))
    case 200..<300: .reply(try response.json())
    default: .undocumented
    }
  }
}

/// The request of `fetchChannel`.
///
/// `GET /apps/{appId}/channels/{channelName}`
public struct FetchChannel: Request {
  /// The ID of the app, which differs from its key.
  public var appId: String
  /// The name of the channel.
  public var channelName: ChannelName
  /// The requested attributes; the service counts users only on presence channels.
  public var info: [ChannelAttribute]?

  public init(appId: String, channelName: ChannelName, info: [ChannelAttribute]? = nil) {
    self.appId = appId
    self.channelName = channelName
    self.info = info
  }

  public typealias Reply = ChannelStatus

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The request is invalid; the body states the reason.
    case badRequest(String)
    /// 401: The signature is invalid; the body states the reason.
    case unauthorized(String)
    /// 403: The app is disabled, or has exceeded its quota.
    case forbidden(String)
  }

  public static let security = [
    ["authKey", "authTimestamp", "authVersion", "bodyMD5", "authSignature"],
    ["authKey", "authTimestamp", "authVersion", "authSignature"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(
      .get,
      "/apps/\(appId)/channels/\(channelName)",
      template: "/apps/{appId}/channels/{channelName}"
    )
    try request.query("info", info, explode: false)
    request.accept("application/json, text/plain")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 400: .failure(.badRequest(response.text()))
    case 401: .failure(.unauthorized(response.text()))
    case 403: .failure(.forbidden(response.text()))
    case 200..<300: .reply(try response.json())
    default: .undocumented
    }
  }
}

/// The request of `listUsers`.
///
/// `GET /apps/{appId}/channels/{channelName}/users`
public struct ListUsers: Request {
  /// The ID of the app, which differs from its key.
  public var appId: String
  /// The name of the channel.
  public var channelName: ChannelName

  public init(appId: String, channelName: ChannelName) {
    self.appId = appId
    self.channelName = channelName
  }

  public typealias Reply = UserList

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 400: The request is invalid; the body states the reason.
    case badRequest(String)
    /// 401: The signature is invalid; the body states the reason.
    case unauthorized(String)
    /// 403: The app is disabled, or has exceeded its quota.
    case forbidden(String)
  }

  public static let security = [
    ["authKey", "authTimestamp", "authVersion", "bodyMD5", "authSignature"],
    ["authKey", "authTimestamp", "authVersion", "authSignature"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(
      .get,
      "/apps/\(appId)/channels/\(channelName)/users",
      template: "/apps/{appId}/channels/{channelName}/users"
    )
    request.accept("application/json, text/plain")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 400: .failure(.badRequest(response.text()))
    case 401: .failure(.unauthorized(response.text()))
    case 403: .failure(.forbidden(response.text()))
    case 200..<300: .reply(try response.json())
    default: .undocumented
    }
  }
}
