import Foundation

/// An error of a request: a documented error, an invalid response, or no response.
public enum RequestError<Failure: Sendable>: Error, Sendable {
  /// A documented error status, with its typed body.
  case failure(Failure)
  /// A status that the document does not describe; for a stream of events, also another media type.
  case undocumented(HTTPResponse)
  /// A documented status whose body or required headers do not match the document: the response
  /// with its body, and the error with all errors of the body in `all`.
  case undecodable(HTTPResponse, JSONError)
  /// The values could not be put into a request; nothing was sent.
  case invalidRequest(InvalidRequest)
  /// There is no access token, or no new one after the service rejected it.
  case token(TokenError)
  /// The service did not respond, or not completely.
  case transport(TransportError)
  /// A middleware threw an error that is neither a `TransportError` nor a cancellation.
  case middleware(MiddlewareError)
  /// The task was cancelled.
  case cancelled
}

extension RequestError: Equatable where Failure: Equatable {}

extension RequestError: DescribedError {
  /// The error on one line, with the beginning of an unexpected body.
  public var description: String {
    switch self {
    case .failure(let failure):
      "documented error: \(Excerpt(String(describing: failure)))"
    case .undocumented(let response):
      "undocumented response \(response.summary)"
    case .undecodable(let response, let error):
      "the response doesn't match the document: \(Excerpt(error)) in \(response.summary)"
    case .invalidRequest(let error): "invalid request: \(error)"
    case .token(let error): "no access token: \(error)"
    case .transport(let error): "no response: \(error)"
    case .middleware(let error): "middleware failed: \(Excerpt(error.description))"
    case .cancelled: "cancelled"
    }
  }
}

extension HTTPResponse {
  /// The status, media type, length, and the beginning of the body.
  fileprivate var summary: String {
    let type = headers["Content-Type"].map { "\(Excerpt($0)), " } ?? ""
    let head = "\(status) (\(type)\(body.count.counted("byte")))"
    return body.isEmpty ? head : "\(head): \(Excerpt(body))"
  }
}
