import BinderyRuntime

/// A request that is built once for all attempts of its call.
struct BuiltRequest<Base: Request>: Request {
  typealias Reply = Base.Reply
  typealias Failure = ServiceFailure

  var http: HTTPRequest

  init(_ base: Base) throws(InvalidRequest) { http = try base.httpRequest() }

  static var operation: any Request.Type { Base.operation }

  static var security: [[String]] { Base.security }

  func httpRequest() -> HTTPRequest { http }

  static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch try Base.outcome(of: response) {
    case .reply(let reply): .reply(reply)
    case .failure(let failure):
      .failure(ServiceFailure(response, as: RequestError<Base.Failure>.failure(failure)))
    case .undocumented: .undocumented
    }
  }
}
