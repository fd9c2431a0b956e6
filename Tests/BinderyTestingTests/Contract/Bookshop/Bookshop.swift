import BinderyRuntime
import Foundation

/// A client in the form of generated code, small enough to be written by hand.
struct Bookshop: APIClient {
  var connection: Connection
}

struct ListBooks: Request {
  var shelf: String
  var tags: [String]?
  var limit: Int?
  var trace: String?
  var session: String?

  enum Failure: Hashable, Sendable {
    case notFound(Problem)
    case tooManyRequests(TooManyRequests)
  }

  struct TooManyRequests: Hashable, Sendable {
    var body: Problem
    var retryAfter: Int?

    init(_ response: HTTPResponse) throws(JSONError) {
      body = try response.json()
      retryAfter = response.header(
        Defect.readsWrongHeader.isActive ? "Retry-Later" : "Retry-After"
      )
    }
  }

  func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/shelves/\(shelf)/books")
    if Defect.delimitsListByPipe.isActive {
      try request.query("tags", tags?.joined(separator: "|"))
    } else {
      try request.query("tags", tags, explode: Defect.explodesList.isActive)
    }
    if !Defect.omitsParameter.isActive { try request.query("limit", limit) }
    if !Defect.omitsHeader.isActive { try request.header("X-Trace", trace) }
    if !Defect.omitsCookie.isActive { try request.cookie("session", session) }
    request.accept("application/json")
    return request
  }

  static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<[Book], Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    case 404 where Defect.mapsFailureToAnotherStatus.isActive:
      .failure(.tooManyRequests(try TooManyRequests(response)))
    case 404: .failure(.notFound(try response.json()))
    case 429 where !Defect.ignoresStatus.isActive:
      .failure(.tooManyRequests(try TooManyRequests(response)))
    default: .undocumented
    }
  }
}

struct AddBook: Request {
  var book: Book

  static let security = [["token"]]

  enum Failure: Hashable, Sendable {
    case conflict(Problem)
  }

  func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(Defect.wrongMethod.isActive ? .put : .post, "/books")
    if Defect.wrongContentType.isActive {
      try request.jsonBody(book, contentType: "application/vnd.book+json")
    } else if !Defect.omitsBody.isActive {
      try request.jsonBody(book)
    }
    return request
  }

  static func outcome(of response: HTTPResponse) throws(JSONError) -> Outcome<Book, Failure> {
    switch response.status {
    case 201: .reply(try response.json())
    case 409: .failure(.conflict(try response.json()))
    default: .undocumented
    }
  }
}

struct SignIn: Request {
  var fields: [String: String]

  typealias Failure = Never

  func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/session")
    try request.formBody(fields)
    return request
  }

  static func outcome(of response: HTTPResponse) throws(JSONError) -> Outcome<Void, Never> {
    response.status == 204 ? .reply(()) : .undocumented
  }
}

struct Cover: Request {
  var book: Int64

  enum Failure: Hashable, Sendable {
    case other(status: Int, String)
  }

  func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/books/\(book)/cover")
  }

  static func outcome(of response: HTTPResponse) throws(JSONError) -> Outcome<Data, Failure> {
    response.status == 200
      ? .reply(response.binary()) : .failure(.other(status: response.status, response.text()))
  }
}

extension Bookshop {
  func listBooks(
    shelf: String,
    tags: [String]? = nil,
    limit: Int? = nil,
    trace: String? = nil,
    session: String? = nil
  ) async throws(RequestError<ListBooks.Failure>) -> [Book] {
    let request = ListBooks(
      shelf: shelf,
      tags: tags,
      limit: limit,
      trace: trace,
      session: session
    )
    if Defect.sendsTwice.isActive { _ = try await send(request) }
    return try await send(request)
  }
}
