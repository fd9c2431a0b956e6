/// An error of a request without a response, for operations of any documented errors.
enum NoResponse: Error {
  case invalidRequest(InvalidRequest)
  case token(TokenError)
  case transport(TransportError)
  case middleware(MiddlewareError)
  case cancelled

  /// The status of a response that ended early.
  var status: Int? {
    if case .transport(.incompleteBody(let response)) = self { response.status } else { nil }
  }

  init(_ error: TokenError) {
    self = error == .cancelled ? .cancelled : .token(error)
  }
}

extension RequestError {
  init(_ reason: NoResponse) {
    switch reason {
    case .invalidRequest(let error): self = .invalidRequest(error)
    case .token(let error): self = .token(error)
    case .transport(let error): self = .transport(error)
    case .middleware(let error): self = .middleware(error)
    case .cancelled: self = .cancelled
    }
  }
}
