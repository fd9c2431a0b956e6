import BinderyRuntime

/// A request that is built once for all attempts of its call.
struct BuiltRequest<Base: Request>: Request {
  typealias Reply = Base.Reply
  typealias Failure = Base.Failure

  var http: HTTPRequest

  init(_ base: Base) throws(InvalidRequest) { http = try base.httpRequest() }

  static var security: [[String]] { Base.security }

  func httpRequest() -> HTTPRequest { http }

  static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Base.Reply, Base.Failure> {
    try Base.outcome(of: response)
  }
}
