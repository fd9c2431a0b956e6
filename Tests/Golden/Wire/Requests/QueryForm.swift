// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /queryForm`.
public struct QueryForm: Request {
  public var text: String?
  public var list: [String]?
  public var color: Color?

  public init(text: String? = nil, list: [String]? = nil, color: Color? = nil) {
    self.text = text
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryForm")
    try request.query("text", text)
    try request.query("list", list)
    try request.query("color", color)
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
