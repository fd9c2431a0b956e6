// Generated from kiosk.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `listPapers`.
///
/// `GET /papers`
public struct ListPapers: Request {
  /// Only papers with this section.
  public var section: String?
  public var limit: Int?

  public init(section: String? = nil, limit: Int? = nil) {
    self.section = section
    self.limit = limit
  }

  public typealias Reply = [Paper]

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/papers")
    try request.query("section", section)
    try request.query("limit", limit)
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

/// The request of `fetchPaper`.
///
/// `GET /papers/{id}`
public struct FetchPaper: Request {
  public var id: String

  public init(id: String) {
    self.id = id
  }

  public typealias Reply = Paper

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 404: No such paper.
    case notFound(Problem)
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/papers/\(id)", template: "/papers/{id}")
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    case 404: .failure(.notFound(try response.json()))
    default: .undocumented
    }
  }
}

/// The request of `readNews`.
///
/// `GET /papers/{id}/news`
public struct ReadNews: StreamingRequest {
  public var id: String

  public init(id: String) {
    self.id = id
  }

  public typealias Reply = ServerSentEvents<String>

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/papers/\(id)/news", template: "/papers/{id}/news")
    request.accept("text/event-stream")
    return request
  }

  public static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>? {
    switch response.status {
    case 200 where response.mayHaveContentType("text/event-stream"): .reply(response.textEvents())
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
