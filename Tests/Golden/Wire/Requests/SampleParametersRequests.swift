// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// The request of `sampleParameters`.
///
/// `GET /samples`
public struct SampleParameters: Request {
  public var ratio: JSONNumber?
  public var price: Decimal?
  public var when: DateTime?
  public var order: Order?
  public var ids: [Int]?
  public var orders: [OrdersItem]?
  public var flags: [Bool]?
  public var ratios: [JSONNumber]?
  public var exploded: Color?
  public var joined: Color?
  public var piped: Color?
  public var deep: Filter?
  public var map: [String: String]?
  public var json: Color?
  public var xRatio: JSONNumber?
  public var xList: [String]?
  public var xColor: Color?
  public var xExploded: Color?
  public var xJSON: String?
  public var text: String?
  public var list: [String]?
  public var pair: [Int]?
  public var raw: Bool?

  public init(
    ratio: JSONNumber? = nil,
    price: Decimal? = nil,
    when: DateTime? = nil,
    order: Order? = nil,
    ids: [Int]? = nil,
    orders: [OrdersItem]? = nil,
    flags: [Bool]? = nil,
    ratios: [JSONNumber]? = nil,
    exploded: Color? = nil,
    joined: Color? = nil,
    piped: Color? = nil,
    deep: Filter? = nil,
    map: [String: String]? = nil,
    json: Color? = nil,
    xRatio: JSONNumber? = nil,
    xList: [String]? = nil,
    xColor: Color? = nil,
    xExploded: Color? = nil,
    xJSON: String? = nil,
    text: String? = nil,
    list: [String]? = nil,
    pair: [Int]? = nil,
    raw: Bool? = nil
  ) {
    self.ratio = ratio
    self.price = price
    self.when = when
    self.order = order
    self.ids = ids
    self.orders = orders
    self.flags = flags
    self.ratios = ratios
    self.exploded = exploded
    self.joined = joined
    self.piped = piped
    self.deep = deep
    self.map = map
    self.json = json
    self.xRatio = xRatio
    self.xList = xList
    self.xColor = xColor
    self.xExploded = xExploded
    self.xJSON = xJSON
    self.text = text
    self.list = list
    self.pair = pair
    self.raw = raw
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/samples")
    try request.query("ratio", ratio)
    try request.query("price", price)
    try request.query("when", when)
    try request.query("order", order)
    try request.query("ids", ids)
    try request.query("orders", orders, explode: false)
    try request.query("flags", flags, style: .spaceDelimited, explode: false)
    try request.query("ratios", ratios, style: .pipeDelimited, explode: false)
    try request.query("exploded", exploded)
    try request.query("joined", joined, explode: false)
    try request.query("piped", piped, style: .pipeDelimited, explode: false)
    try request.query("deep", deep, style: .deepObject)
    try request.query("map", map, style: .deepObject)
    try request.queryJSON("json", json)
    try request.header("X-Ratio", xRatio)
    try request.header("X-List", xList)
    try request.header("X-Color", xColor)
    try request.header("X-Exploded", xExploded, explode: true)
    try request.headerJSON("X-JSON", xJSON)
    try request.cookie("text", text)
    try request.cookie("list", list)
    try request.cookie("pair", pair, explode: false)
    try request.cookie("raw", raw, style: .cookie)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(())
    default: .undocumented
    }
  }

  public struct Order: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let empty = Self(rawValue: "")
    public static let aZ = Self(rawValue: "a,z")
    public static let zA = Self(rawValue: "z-a")
    public static let up = Self(rawValue: "up")

    public static let knownValues: [Self] = [.empty, .aZ, .zA, .up]
  }

  public struct OrdersItem: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let up = Self(rawValue: "up")
    public static let down = Self(rawValue: "down")

    public static let knownValues: [Self] = [.up, .down]
  }
}

/// The request of `sampleAnswers`.
///
/// `GET /sampleAnswers`
public struct SampleAnswers: Request {
  public init() {}

  /// The documented successes.
  public enum Reply: Hashable, Sendable {
    /// 204: Nothing.
    case noContent
    /// 201: Made.
    case created(Created)
  }

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 404: A problem.
    case notFound(Problem)
    /// 410: Words.
    case gone(String)
    /// 4XX: A problem.
    case clientError(status: Int, Problem)
    /// 503: Later.
    case serviceUnavailable(ServiceUnavailable)
    /// Other statuses: Anything.
    case other(status: Int, [Problem])
  }

  /// Made.
  public struct Created: Hashable, Sendable {
    public var location: String

    public init(location: String) {
      self.location = location
    }
  }

  /// Later.
  public struct ServiceUnavailable: Hashable, Sendable {
    public var retryAfter: Int?

    public init(retryAfter: Int?) {
      self.retryAfter = retryAfter
    }
  }

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/sampleAnswers")
    request.accept("application/json, text/plain")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(.noContent)
    case 201: .reply(.created(Created(location: try response.requiredHeader("Location"))))
    case 404: .failure(.notFound(try response.json()))
    case 410: .failure(.gone(response.text()))
    case 503:
      .failure(.serviceUnavailable(ServiceUnavailable(retryAfter: response.header("Retry-After"))))
    case 400..<500: .failure(.clientError(status: response.status, try response.json()))
    case 200..<300: .undocumented
    default: .failure(.other(status: response.status, try response.json()))
    }
  }
}

/// The request of `sampleReply`.
///
/// `GET /sampleReply`
public struct SampleReply: Request {
  public init() {}

  public typealias Reply = Color

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/sampleReply")
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200..<300: .reply(try response.json())
    default: .undocumented
    }
  }
}
