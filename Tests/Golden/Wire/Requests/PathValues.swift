// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /files/{name}/pages/{page}`.
public struct PathValues: Request {
  public var name: String
  public var page: Int64

  public init(name: String, page: Int64) {
    self.name = name
    self.page = page
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/files/\(name)/pages/\(page)", template: "/files/{name}/pages/{page}")
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
