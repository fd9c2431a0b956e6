// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /queryDeep`.
public struct QueryDeep: Request {
  public var color: Color?
  public var filter: Filter?

  public init(color: Color? = nil, filter: Filter? = nil) {
    self.color = color
    self.filter = filter
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryDeep")
    try request.query("color", color, style: .deepObject)
    try request.query("filter", filter, style: .deepObject)
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
