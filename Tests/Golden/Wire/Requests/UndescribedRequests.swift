// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `undescribedSuccess`.
///
/// `GET /undescribed`
public struct UndescribedSuccess: Request {
  public init() {}

  public typealias Reply = HTTPResponse

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 404: None.
    case notFound
  }

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/undescribed")
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 404: .failure(.notFound)
    case 200..<300: .reply(response)
    default: .undocumented
    }
  }
}

/// The request of `undescribedAnswers`.
///
/// `PUT /undescribed`
public struct UndescribedAnswers: Request {
  public init() {}

  public typealias Reply = HTTPResponse

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.put, "/undescribed")
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200..<300: .reply(response)
    default: .undocumented
    }
  }
}
