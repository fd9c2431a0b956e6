// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `PURGE /orders/search`.
public struct PurgeOrders: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(HTTPMethod(rawValue: "PURGE"), "/orders/search")
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
