/// A response that middlewares receive: complete, or with a body that is still arriving.
///
/// A middleware may change the status and the headers, and may create a response of its own.
public protocol InterceptedResponse: HTTPResponseProtocol {
  /// The status code.
  var status: Int { get set }
  /// The header fields.
  var headers: HTTPHeaders { get set }

  /// Creates a response from a complete one, such as one that a middleware has stored.
  init(_ response: HTTPResponse)
}

extension HTTPResponse: InterceptedResponse {
  /// Creates a copy.
  public init(_ response: HTTPResponse) { self = response }
}

extension HTTPStreamedResponse: InterceptedResponse {}
