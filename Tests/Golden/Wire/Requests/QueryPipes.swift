// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /queryPipes`.
public struct QueryPipes: Request {
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
    var request = try HTTPRequest(.get, "/queryPipes")
    try request.query("list", list, style: .pipeDelimited, explode: false)
    try request.query("color", color, style: .pipeDelimited, explode: false)
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
