// Generated from depot.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `listParcels`.
///
/// `GET /parcels`
public struct ListParcels: Request {
  /// Identifies the call.
  public var xTrace: String?
  /// The number of the page.
  ///
  /// More than 0.
  ///
  /// The default is `1`.
  public var page: Int32?
  /// The default is `"newest"`.
  public var order: Order?
  public var states: [StatesItem]?
  public var labels: [String]?
  public var words: [String]?
  public var codes: [Int]?
  public var text: String?
  /// The side of the depot.
  public var side: Side?
  public var xZones: [String]?

  public init(
    xTrace: String? = nil,
    page: Int32? = nil,
    order: Order? = nil,
    states: [StatesItem]? = nil,
    labels: [String]? = nil,
    words: [String]? = nil,
    codes: [Int]? = nil,
    text: String? = nil,
    side: Side? = nil,
    xZones: [String]? = nil
  ) {
    self.xTrace = xTrace
    self.page = page
    self.order = order
    self.states = states
    self.labels = labels
    self.words = words
    self.codes = codes
    self.text = text
    self.side = side
    self.xZones = xZones
  }

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 429: Too many requests.
    case tooManyRequests(TooManyRequests)
    /// Other statuses: Any error.
    case other(status: Int, Problem)
  }

  /// The parcels.
  public struct Reply: Hashable, Sendable {
    /// The body of the response.
    public var body: [Parcel]
    /// The number of all parcels.
    public var xTotal: Int32?

    public init(body: [Parcel], xTotal: Int32?) {
      self.body = body
      self.xTotal = xTotal
    }
  }

  /// Too many requests.
  public struct TooManyRequests: Hashable, Sendable {
    /// The body of the response.
    public var body: Problem
    /// The delay in seconds.
    public var retryAfter: Int?
    /// The limits.
    public var xLimits: [Int]?

    public init(body: Problem, retryAfter: Int?, xLimits: [Int]?) {
      self.body = body
      self.retryAfter = retryAfter
      self.xLimits = xLimits
    }
  }

  public static let security = [["key"], ["staff"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/parcels")
    try request.header("X-Trace", xTrace)
    try request.query("page", page)
    try request.query("order", order)
    try request.query("states", states, explode: false)
    try request.query("labels", labels)
    try request.query("words", words, style: .spaceDelimited, explode: false)
    try request.query("codes", codes, style: .pipeDelimited, explode: false)
    try request.query("text", text)
    try request.query("side", side)
    try request.header("X-Zones", xZones)
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(Reply(body: try response.json(), xTotal: response.header("X-Total")))
    case 429:
      .failure(
        .tooManyRequests(
          TooManyRequests(
            body: try response.json(),
            retryAfter: response.header("Retry-After"),
            xLimits: response.header("X-Limits")
          )
        )
      )
    case 200..<300: .undocumented
    default: .failure(.other(status: response.status, try response.json()))
    }
  }

  public struct StatesItem: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let stored = Self(rawValue: "stored")
    public static let sent = Self(rawValue: "sent")

    public static let knownValues: [Self] = [.stored, .sent]
  }

  public struct Side: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let north = Self(rawValue: "north")
    public static let south = Self(rawValue: "south")

    public static let knownValues: [Self] = [.north, .south]
  }
}

/// The request of `createParcel`.
///
/// `POST /parcels`
public struct CreateParcel: Request {
  /// The new parcel.
  public var body: NewParcel
  /// Identifies the call.
  public var xTrace: String?

  public init(body: NewParcel, xTrace: String? = nil) {
    self.body = body
    self.xTrace = xTrace
  }

  public typealias Reply = Parcel

  public typealias Failure = Never

  public static let security = [["staff"], ["machines"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/parcels")
    try request.header("X-Trace", xTrace)
    request.accept("application/json")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 201: .reply(try response.json())
    default: .undocumented
    }
  }
}

/// The request of `getParcels`.
///
/// `GET /parcels/{ids}`
public struct GetParcels: Request {
  /// At least 1 element.
  public var ids: [String]

  public init(ids: [String]) {
    self.ids = ids
  }

  public typealias Reply = [Parcel]

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 404: There is no such parcel.
    case notFound(Problem)
  }

  public static let security = [["key"], ["staff"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/parcels/\(ids)", template: "/parcels/{ids}")
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    case 404: .failure(.notFound(try response.json()))
    default: .undocumented
    }
  }
}
