// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /secure/cookie`.
public struct SecureCookie: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyCookie"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/cookie")
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
