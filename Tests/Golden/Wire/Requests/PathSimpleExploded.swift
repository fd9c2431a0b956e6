// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /pathSimpleExploded/{text}/{list}/{color}`.
public struct PathSimpleExploded: Request {
  public var text: String
  public var list: [String]
  public var color: Color

  public init(text: String, list: [String], color: Color) {
    self.text = text
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(
      .get,
      "/pathSimpleExploded/\(text, explode: true)/\(list, explode: true)/\(color, explode: true)",
      template: "/pathSimpleExploded/{text}/{list}/{color}"
    )
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
