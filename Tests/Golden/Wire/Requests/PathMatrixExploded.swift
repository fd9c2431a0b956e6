// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /pathMatrixExploded/{text}/{list}/{color}`.
public struct PathMatrixExploded: Request {
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
      "/pathMatrixExploded/\(text, style: .matrix, name: """
        text
        """, explode: true)/\(list, style: .matrix, name: "list", explode: true)/\(color, style: .matrix, name: "color", explode: true)",
      template: "/pathMatrixExploded/{text}/{list}/{color}"
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
