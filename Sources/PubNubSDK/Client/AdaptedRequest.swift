import BinderyRuntime

/// A generated request with the changes that the specification leaves to the client.
struct AdaptedRequest<Base: Request>: Request {
  typealias Reply = Base.Reply
  typealias Failure = Base.Failure
  typealias Adaptation = @Sendable (inout HTTPRequest) throws(InvalidRequest) -> Void

  private let base: Base
  private let adapt: Adaptation

  init(_ base: Base, _ adapt: @escaping Adaptation) {
    self.base = base
    self.adapt = adapt
  }

  static var security: [[String]] { Base.security }

  func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try base.httpRequest()
    try adapt(&request)
    return request
  }

  static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Base.Reply, Base.Failure> {
    try Base.outcome(of: response)
  }
}
