import BinderyRuntime

/// A path of the API and what happens there.
struct Route: Sendable {
  /// What an endpoint comes to.
  enum Outcome {
    case reply(Reply)
    /// The answer comes when the poll is released.
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

  /// - Parameter template: As in the specification: `/time/{zero}`.
  init(_ method: HTTPMethod, _ template: String, _ endpoint: @escaping Endpoint) {
    self.method = method
    self.endpoint = endpoint
    segments = template.split(separator: "/").map { segment in
      segment.hasPrefix("{")
        ? .parameter(String(segment.dropFirst().dropLast())) : .literal(segment)
    }
  }

  /// The names of the path's parts and what stands there; nil when the path is another.
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
