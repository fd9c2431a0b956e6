/// The reason why a request returned by an operator can't be sent.
enum UnusableRequest: Error, Hashable, CustomStringConvertible {
  case noURL
  case streamedBody
  case timeout(Double)

  var description: String {
    switch self {
    case .noURL: "the request has no URL"
    case .streamedBody: "the request's body is a stream; set httpBody instead"
    case .timeout(let seconds):
      "the request's timeout is \(seconds) seconds, not between 0 and 86,400"
    }
  }
}
