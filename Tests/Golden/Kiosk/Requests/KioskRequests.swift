// Generated from kiosk.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `fetchOpening`.
///
/// `GET /opening`
public struct FetchOpening: Request {
  public init() {}

  public typealias Reply = Opening

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/opening")
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    default: .undocumented
    }
  }
}

/// The request of `ringBell`.
///
/// `POST /bell`
public struct RingBell: Request {
  public init() {}

  public typealias Reply = HTTPResponse

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 429: Too often.
    case tooManyRequests
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.post, "/bell")
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 429: .failure(.tooManyRequests)
    case 200..<300: .reply(response)
    default: .undocumented
    }
  }
}
