// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /querySpaces`.
public struct QuerySpaces: Request {
  public var list: [String]?
  public var color: Color?

  public init(list: [String]? = nil, color: Color? = nil) {
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/querySpaces")
    try request.query("list", list, style: .spaceDelimited, explode: false)
    try request.query("color", color, style: .spaceDelimited, explode: false)
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
