// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// Sends `GET /queryKinds`.
public struct QueryKinds: Request {
  public var flag: Bool?
  public var count: Int64?
  public var ratio: Double?
  public var when: DateTime?
  public var day: CalendarDate?
  public var id: UUID?
  public var order: Order?
  /// The service assumes `20`.
  public var limit: Int?
  public var maybe: String?
  public var colors: [Color]?
  public var data: Data?

  public init(
    flag: Bool? = nil,
    count: Int64? = nil,
    ratio: Double? = nil,
    when: DateTime? = nil,
    day: CalendarDate? = nil,
    id: UUID? = nil,
    order: Order? = nil,
    limit: Int? = nil,
    maybe: String? = nil,
    colors: [Color]? = nil,
    data: Data? = nil
  ) {
    self.flag = flag
    self.count = count
    self.ratio = ratio
    self.when = when
    self.day = day
    self.id = id
    self.order = order
    self.limit = limit
    self.maybe = maybe
    self.colors = colors
    self.data = data
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryKinds")
    try request.query("flag", flag)
    try request.query("count", count)
    try request.query("ratio", ratio)
    try request.query("when", when)
    try request.query("day", day)
    try request.query("id", id)
    try request.query("order", order)
    try request.query("limit", limit)
    try request.query("maybe", maybe)
    try request.query("colors", colors)
    try request.query("data", data)
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

    public static let aZ = Self(rawValue: "a-z")
    public static let zA = Self(rawValue: "z a")

    public static let knownValues: [Self] = [.aZ, .zA]
  }
}
