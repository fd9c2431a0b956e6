import BinderyRuntime

/// A small client like a generated one.
struct Shop: APIClient {
  var connection: Connection
}

struct FindBook: Request {
  typealias Reply = [String: String]

  enum Failure: Hashable, Sendable {
    case notFound(String)
    case tooManyRequests(retryAfter: Int)
  }

  static let security = [["app", "user"], ["token"]]

  var id: String
  var tags: [String]?
  var version: String?

  func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/books/\(id, name: "id")")
    try request.query("tags", tags, explode: false)
    try request.header("X-Version", version)
    request.accept("application/json")
    return request
  }

  static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    case 404: .failure(.notFound(try response.json()))
    case 429: .failure(.tooManyRequests(retryAfter: try response.requiredHeader("Retry-After")))
    default: .undocumented
    }
  }
}

/// An operation with a server of its own, and without a reply and documented errors.
struct Ping: Request {
  typealias Reply = Void
  typealias Failure = Never

  var server: ServerURL?

  func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.head, "/ping")
    request.server = server
    return request
  }

  static func outcome(of response: HTTPResponse) throws(JSONError) -> Outcome<Void, Never> {
    response.status == 204 ? .reply(()) : .undocumented
  }
}

extension Shop {
  init(_ answers: Result<HTTPResponse, TransportError>...) {
    self.init(ScriptedTransport(answers))
  }

  init(_ transport: some HTTPTransport) {
    self.init(connection: Connection(server: .example, transport: transport))
  }

  /// Returns the error of a request that must not succeed.
  func error<R: Request>(of request: R) async -> RequestError<R.Failure>? {
    do {
      _ = try await send(request)
      return nil
    } catch {
      return error
    }
  }
}

extension ServerURL {
  static let example = ServerURL(documented: "https://example.com/v1")
}
