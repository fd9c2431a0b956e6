// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /headers`.
public struct Headers: Request {
  public var xText: String?
  public var xList: [String]?
  public var xColor: Color?
  public var xColorsExploded: Color?
  public var xJson: Color?
  /// - Warning: Deprecated.
  public var xOld: String?

  public init(
    xText: String? = nil,
    xList: [String]? = nil,
    xColor: Color? = nil,
    xColorsExploded: Color? = nil,
    xJson: Color? = nil,
    xOld: String? = nil
  ) {
    self.xText = xText
    self.xList = xList
    self.xColor = xColor
    self.xColorsExploded = xColorsExploded
    self.xJson = xJson
    self.xOld = xOld
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/headers")
    try request.header("X-Text", xText)
    try request.header("X-List", xList)
    try request.header("X-Color", xColor)
    try request.header("X-Colors-Exploded", xColorsExploded, explode: true)
    try request.headerJSON("X-JSON", xJson)
    try request.header("X-Old", xOld)
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
}
