// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `fetchHistory`.
///
/// `GET /api/client/history`
public struct FetchHistory: Request {
  /// The version of the protocol, from 17 on.
  ///
  /// The default is `17`.
  public var chatApiVersion: Int
  /// The time before which entries are returned.
  public var before: DateTime?
  /// The time after which entries are returned; not allowed together with `before`.
  public var after: DateTime?
  /// The maximum number of entries.
  ///
  /// At least 1.
  public var count: Int?
  /// The version of the client library.
  public var libVersion: String?
  /// The encoding of the token, which is percent-encoding.
  public var headerEncoding: String

  public init(
    chatApiVersion: Int,
    before: DateTime? = nil,
    after: DateTime? = nil,
    count: Int? = nil,
    libVersion: String? = nil,
    headerEncoding: String = "url"
  ) {
    self.chatApiVersion = chatApiVersion
    self.before = before
    self.after = after
    self.count = count
    self.libVersion = libVersion
    self.headerEncoding = headerEncoding
  }

  public typealias Reply = HistoryPage

  public typealias Failure = Never

  public static let security = [
    ["clientToken", "authorization", "authScheme"],
    ["clientToken", "authorization"],
    ["clientToken", "authorizationCookie", "authSchemeCookie"],
    ["clientToken", "authorizationCookie"],
    ["clientToken"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/api/client/history")
    try request.query("before", before)
    try request.query("after", after)
    try request.query("count", count)
    try request.query("chatApiVersion", chatApiVersion)
    try request.query("libVersion", libVersion)
    try request.header("X-Header-Encoding", headerEncoding)
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    default: .undocumented
    }
  }
}

/// The request of `fetchHistoryByOldRoute`.
///
/// `GET /history`
public struct FetchHistoryByOldRoute: Request {
  /// The version of the protocol, from 17 on.
  ///
  /// The default is `17`.
  public var chatApiVersion: Int
  /// The time before which entries are returned.
  public var before: DateTime?
  /// The time after which entries are returned; not allowed together with `before`.
  public var after: DateTime?
  /// The maximum number of entries.
  ///
  /// At least 1.
  public var count: Int?
  /// The version of the client library.
  public var libVersion: String?
  /// The encoding of the token, which is percent-encoding.
  public var headerEncoding: String

  public init(
    chatApiVersion: Int,
    before: DateTime? = nil,
    after: DateTime? = nil,
    count: Int? = nil,
    libVersion: String? = nil,
    headerEncoding: String = "url"
  ) {
    self.chatApiVersion = chatApiVersion
    self.before = before
    self.after = after
    self.count = count
    self.libVersion = libVersion
    self.headerEncoding = headerEncoding
  }

  public typealias Reply = HistoryPage

  public typealias Failure = Never

  public static let security = [
    ["clientToken", "authorization", "authScheme"],
    ["clientToken", "authorization"],
    ["clientToken", "authorizationCookie", "authSchemeCookie"],
    ["clientToken", "authorizationCookie"],
    ["clientToken"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/history")
    try request.query("before", before)
    try request.query("after", after)
    try request.query("count", count)
    try request.query("chatApiVersion", chatApiVersion)
    try request.query("libVersion", libVersion)
    try request.header("X-Header-Encoding", headerEncoding)
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    default: .undocumented
    }
  }
}

/// The request of `countUnread`.
///
/// `GET /api/client/history/unread`
public struct CountUnread: Request {
  /// The encoding of the token, which is percent-encoding.
  public var headerEncoding: String

  public init(headerEncoding: String = "url") {
    self.headerEncoding = headerEncoding
  }

  public typealias Reply = UnreadCount

  public typealias Failure = Never

  public static let security = [
    ["clientToken", "authorization", "authScheme"],
    ["clientToken", "authorization"],
    ["clientToken", "authorizationCookie", "authSchemeCookie"],
    ["clientToken", "authorizationCookie"],
    ["clientToken"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/api/client/history/unread")
    try request.header("X-Header-Encoding", headerEncoding)
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    default: .undocumented
    }
  }
}

/// The request of `countUnreadByOldRoute`.
///
/// `GET /history/unread`
public struct CountUnreadByOldRoute: Request {
  /// The encoding of the token, which is percent-encoding.
  public var headerEncoding: String

  public init(headerEncoding: String = "url") {
    self.headerEncoding = headerEncoding
  }

  public typealias Reply = UnreadCount

  public typealias Failure = Never

  public static let security = [
    ["clientToken", "authorization", "authScheme"],
    ["clientToken", "authorization"],
    ["clientToken", "authorizationCookie", "authSchemeCookie"],
    ["clientToken", "authorizationCookie"],
    ["clientToken"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/history/unread")
    try request.header("X-Header-Encoding", headerEncoding)
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    default: .undocumented
    }
  }
}

/// The request of `searchMessages`.
///
/// `GET /api/client/search`
public struct SearchMessages: Request {
  /// The text to search for.
  public var query: String
  /// The version of the protocol, from 17 on.
  ///
  /// The default is `17`.
  public var chatApiVersion: Int
  /// The index of the page, from 0 on.
  ///
  /// At least 0.
  public var page: Int?
  /// The encoding of the token, which is percent-encoding.
  public var headerEncoding: String

  public init(
    query: String,
    chatApiVersion: Int,
    page: Int? = nil,
    headerEncoding: String = "url"
  ) {
    self.query = query
    self.chatApiVersion = chatApiVersion
    self.page = page
    self.headerEncoding = headerEncoding
  }

  public typealias Reply = SearchPage

  public typealias Failure = Never

  public static let security = [
    ["clientToken", "authorization", "authScheme"],
    ["clientToken", "authorization"],
    ["clientToken", "authorizationCookie", "authSchemeCookie"],
    ["clientToken", "authorizationCookie"],
    ["clientToken"],
  ]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/api/client/search")
    try request.query("query", query)
    try request.query("page", page)
    try request.query("chatApiVersion", chatApiVersion)
    try request.header("X-Header-Encoding", headerEncoding)
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    default: .undocumented
    }
  }
}
