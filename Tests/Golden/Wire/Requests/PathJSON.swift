// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /at/{filter}`.
public struct PathJSON: Request {
  public var filter: Color

  public init(filter: Color) {
    self.filter = filter
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/at/\(json: filter)", template: "/at/{filter}")
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
