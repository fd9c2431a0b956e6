// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /answer`.
public struct AnswerHeaders: Request {
  public init() {}

  public typealias Failure = Never

  /// Said in headers alone.
  public struct Reply: Hashable, Sendable {
    public var xList: [String]
    public var xNumbers: [Int]?
    public var xColor: Color?
    public var xColorExploded: Color?
    public var xJson: Color?
    public var xWhen: DateTime?
    public var xDay: CalendarDate?
    public var xFlag: Bool?
    public var xRatio: Double?
    public var xOrder: XOrder?
    public var setCookie: [String]?
    /// - Warning: Deprecated.
    public var xOld: String?

    public init(
      xList: [String],
      xNumbers: [Int]?,
      xColor: Color?,
      xColorExploded: Color?,
      xJson: Color?,
      xWhen: DateTime?,
      xDay: CalendarDate?,
      xFlag: Bool?,
      xRatio: Double?,
      xOrder: XOrder?,
      setCookie: [String]?,
      xOld: String?
    ) {
      self.xList = xList
      self.xNumbers = xNumbers
      self.xColor = xColor
      self.xColorExploded = xColorExploded
      self.xJson = xJson
      self.xWhen = xWhen
      self.xDay = xDay
      self.xFlag = xFlag
      self.xRatio = xRatio
      self.xOrder = xOrder
      self.setCookie = setCookie
      self.xOld = xOld
    }
  }

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/answer")
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204:
      .reply(
        Reply(
          xList: try response.requiredHeader("X-List"),
          xNumbers: try response.header("X-Numbers"),
          xColor: try response.header("X-Color"),
          xColorExploded: try response.header("X-Color-Exploded"),
          xJson: try response.headerJSON("X-JSON"),
          xWhen: try response.header("X-When"),
          xDay: try response.header("X-Day"),
          xFlag: try response.header("X-Flag"),
          xRatio: try response.header("X-Ratio"),
          xOrder: try response.header("X-Order"),
          setCookie: try response.header("Set-Cookie"),
          xOld: try response.header("X-Old")
        )
      )
    default: .undocumented
    }
  }

  public struct XOrder: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let up = Self(rawValue: "up")
    public static let down = Self(rawValue: "down")

    public static let knownValues: [Self] = [.up, .down]
  }
}
