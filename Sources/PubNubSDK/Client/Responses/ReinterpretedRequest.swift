import BinderyRuntime

/// A generated request whose responses are decoded by rules of the client.
protocol ReinterpretedRequest: IdentifiedRequest {
  associatedtype Base: IdentifiedRequest
  var base: Base { get set }
}

extension ReinterpretedRequest {
  static var security: [[String]] { Base.security }

  func httpRequest() throws(InvalidRequest) -> HTTPRequest { try base.httpRequest() }

  mutating func identify(as identity: RequestIdentity) { base.identify(as: identity) }
}
