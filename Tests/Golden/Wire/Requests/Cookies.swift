// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /cookies`.
public struct Cookies: Request {
  public var text: String?
  public var list: [String]?
  public var joined: [String]?
  public var json: Color?

  public init(
    text: String? = nil,
    list: [String]? = nil,
    joined: [String]? = nil,
    json: Color? = nil
  ) {
    self.text = text
    self.list = list
    self.joined = joined
    self.json = json
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/cookies")
    try request.cookie("text", text)
    try request.cookie("list", list)
    try request.cookie("joined", joined, explode: false)
    try request.cookieJSON("json", json)
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
