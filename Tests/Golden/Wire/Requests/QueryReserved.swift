// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /queryReserved`.
public struct QueryReserved: Request {
  public var text: String?
  public var list: [String]?

  public init(text: String? = nil, list: [String]? = nil) {
    self.text = text
    self.list = list
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryReserved")
    try request.query("text", text, allowReserved: true)
    try request.query("list", list, explode: false, allowReserved: true)
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
