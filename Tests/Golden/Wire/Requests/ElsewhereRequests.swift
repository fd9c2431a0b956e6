// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `elsewhereByPath`.
///
/// `GET /elsewhere`
public struct ElsewhereByPath: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/elsewhere")
    request.server = ServerURL(documented: "http://path.wire.test")
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

/// The request of `elsewhereByOperation`.
///
/// `POST /elsewhere`
public struct ElsewhereByOperation: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/elsewhere")
    request.server = ServerURL(documented: "http://operation.wire.test/base/")
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
