// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `listBooks`.
///
/// `GET /shelves/{shelf}/books`
public struct ListBooks: Request {
  public var shelf: String
  /// Only books with all of these tags.
  public var tags: [String]?
  /// The default is `20`.
  public var limit: Int?

  public init(shelf: String, tags: [String]? = nil, limit: Int? = nil) {
    self.shelf = shelf
    self.tags = tags
    self.limit = limit
  }

  public typealias Reply = BookPage

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// 404: No such shelf.
    case notFound(Problem)
    /// 429: Too fast.
    case tooManyRequests(TooManyRequests)
  }

  /// Too fast.
  public struct TooManyRequests: Hashable, Sendable {
    /// The body of the response.
    public var body: Problem
    public var retryAfter: Int

    public init(body: Problem, retryAfter: Int) {
      self.body = body
      self.retryAfter = retryAfter
    }
  }

  public static let security = [["token"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(
      .get,
      "/shelves/\(shelf)/books",
      template: "/shelves/{shelf}/books"
    )
    try request.query("tags", tags, explode: false)
    try request.query("limit", limit)
    request.accept("application/json")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    case 404: .failure(.notFound(try response.json()))
    case 429:
      .failure(
        .tooManyRequests(
          TooManyRequests(
            body: try response.json(),
            retryAfter: try response.requiredHeader("Retry-After")
          )
        )
      )
    default: .undocumented
    }
  }
}
