// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `listLines`.
///
/// `GET /lines`
public struct ListLines: StreamingRequest {
  public init() {}

  /// The documented successes.
  public enum Reply: Sendable {
    /// 200: A line each.
    case ok(JSONLines<Shipment>)
    /// 206: Some.
    case partialContent(JSONLines<Int>)
  }

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/lines")
    request.accept("application/jsonl, application/json-seq")
    return request
  }

  public static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>? {
    switch response.status {
    case 200: .reply(.ok(response.jsonLines()))
    case 206: .reply(.partialContent(response.jsonLines()))
    default: nil
    }
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    default: .undocumented
    }
  }
}

/// The request of `sendLines`.
///
/// `POST /lines`
public struct SendLines: Request {
  /// The body of the request.
  public var body: [Author]

  public init(body: [Author]) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/lines")
    try request.jsonLinesBody(body, contentType: "application/x-ndjson")
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
