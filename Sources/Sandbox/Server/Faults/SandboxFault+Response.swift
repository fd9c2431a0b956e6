import BinderyRuntime
import BinderyTesting

extension SandboxFault {
  /// Whether the fault needs the response of the performed request.
  var affectsResponse: Bool {
    switch effect {
    case .half, .stallHalfway, .slow: true
    case .response, .drop, .reset, .stall, .garbage, .html: isPerformed
    }
  }

  /// The complete response, if the fault is one.
  var reply: Reply? {
    guard case .response(let response) = effect else { return nil }
    return Reply(status: response.status, headers: response.headers, body: response.body)
  }

  /// Returns the response that replaces the reply.
  func response(replacing reply: Reply?) -> LoopbackResponse {
    let body = reply?.body ?? []
    return switch effect {
    case .response(let response):
      .response(response.status, headers: response.headers, body: response.body)
    case .drop: .closed
    case .reset: .reset
    case .stall: .stall()
    case .half: .halfBody(of: body)
    case .stallHalfway: .stall(halfwayThrough: body)
    case .slow(let piece, let milliseconds):
      .drip(body, piece: max(1, piece), milliseconds: milliseconds)
    case .garbage: .garbage
    case .html: .html(count: 2000)
    }
  }

  func concerns(_ request: LoopbackRequest) -> Bool {
    guard method == nil || method == request.method else { return false }
    return Wildcard(path).matches(path.contains("?") ? request.target : request.path)
  }
}

extension SandboxFault.Effect {
  /// The name in a script.
  var name: String {
    switch self {
    case .response(let response): "\(response.status)"
    case .drop: "drop"
    case .reset: "reset"
    case .stall: "stall"
    case .half: "half"
    case .stallHalfway: "stall-halfway"
    case .slow: "slow"
    case .garbage: "garbage"
    case .html: "html"
    }
  }
}
