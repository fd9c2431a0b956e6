// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `PUT /only-default`.
public struct PutOnlyDefault: Request {
  public var body: String?

  public init(body: String? = nil) {
    self.body = body
  }

  public typealias Reply = Choice?

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// default: Anything.
    case other(status: Int, Choice?)
  }

  public static let security = [["key", "login"], []]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/only-default")
    request.accept("application/json")
    request.textBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200..<300: .reply(try response.json())
    default: .failure(.other(status: response.status, try response.json()))
    }
  }
}
