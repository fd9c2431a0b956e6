// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /queryNames`.
public struct QueryNames: Request {
  public var filterName: String?
  public var ids: [Int]?
  public var aBAndCEqualsDPlusÉ: String?
  public var top: Int?
  public var `class`: String?

  public init(
    filterName: String? = nil,
    ids: [Int]? = nil,
    aBAndCEqualsDPlusÉ: String? = nil,
    top: Int? = nil,
    class: String? = nil
  ) {
    self.filterName = filterName
    self.ids = ids
    self.aBAndCEqualsDPlusÉ = aBAndCEqualsDPlusÉ
    self.top = top
    self.class = `class`
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryNames")
    try request.query("filter[name]", filterName)
    try request.query("ids[]", ids)
    try request.query("a b&c=d+é", aBAndCEqualsDPlusÉ)
    try request.query("$top", top)
    try request.query("class", `class`)
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
