import BinderyRuntime

/// A route of the API and its endpoint.
struct Route: Sendable {
  /// The outcome of an endpoint.
  enum Outcome {
    case reply(Reply)
    /// A poll whose response follows when it is released.
    case waiting(Poll.ID)
  }

  typealias Endpoint = @Sendable (inout Keyspace, Call) throws(Refusal) -> Outcome

  private enum Segment {
    case literal(Substring)
    case parameter(String)
  }

  private let method: HTTPMethod
  private let segments: [Segment]
  let endpoint: Endpoint

  /// - Parameter template: The path as in the specification: `/time/{zero}`.
  init(_ method: HTTPMethod, _ template: String, _ endpoint: @escaping Endpoint) {
    self.method = method
    self.endpoint = endpoint
    segments = template.split(separator: "/").map { segment in
      segment.hasPrefix("{")
        ? .parameter(String(segment.dropFirst().dropLast())) : .literal(segment)
    }
  }

  /// Returns the path parameters of a call; nil if the path doesn't match.
  func parameters(of call: Call) -> [String: Substring]? {
    guard call.method == method, call.segments.count == segments.count else { return nil }
    var parameters: [String: Substring] = [:]
    for (segment, part) in zip(segments, call.segments) {
      switch segment {
      case .literal(let text) where text == part: break
      case .literal: return nil
      case .parameter(let name): parameters[name] = part
      }
    }
    return parameters
  }
}
