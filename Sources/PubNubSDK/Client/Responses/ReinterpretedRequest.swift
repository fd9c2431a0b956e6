import BinderyRuntime

/// A generated request whose replies are decoded by rules of the client.
protocol ReinterpretedRequest: Request where Failure == Base.Failure {
  associatedtype Base: Request
  var base: Base { get }

  /// Decodes a successful response.
  static func reply(of response: HTTPResponse) throws(JSONError) -> Reply
}

extension ReinterpretedRequest {
  static var operation: any Request.Type { Base.operation }

  static var security: [[String]] { Base.security }

  func httpRequest() throws(InvalidRequest) -> HTTPRequest { try base.httpRequest() }

  static func outcome(of response: HTTPResponse) throws(JSONError) -> Outcome<Reply, Failure> {
    guard response.status != 200 else { return .reply(try reply(of: response)) }
    return if case .failure(let failure) = try Base.outcome(of: response) {
      .failure(failure)
    } else {
      .undocumented
    }
  }
}
