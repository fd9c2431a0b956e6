/// A response with its status and headers; the body is complete or still arriving.
public protocol HTTPResponseProtocol: Sendable {
  /// The HTTP status, from 100 to 599 for a conforming service.
  var status: Int { get }
  /// The header fields in the order received.
  var headers: HTTPHeaders { get }
}

extension HTTPResponse: HTTPResponseProtocol {}
