import BinderyRuntime
import BinderyTesting

/// A request that the sandbox took, and what became of it.
public struct RecordedRequest: Sendable {
  /// What went out for a request.
  public enum Outcome: Hashable, Sendable {
    case status(Int)
    /// A long poll that was held.
    case waits
    /// A fault that somebody asked for.
    case fault(String)
  }

  /// When it came, in units of 100 nanoseconds since 1970.
  public let time: UInt64
  /// As it came, with its escapes; of a long body only the beginning.
  public let request: LoopbackRequest
  public let outcome: Outcome

  /// What is kept of a body.
  private static let bodyBytes = 32 * 1024

  init(time: UInt64, request: LoopbackRequest, outcome: Outcome) {
    var request = request
    request.body = Array(request.body.prefix(Self.bodyBytes))
    self.time = time
    self.request = request
    self.outcome = outcome
  }

  /// How many bytes it has, head and body.
  var size: Int {
    request.headers.reduce(request.target.utf8.count + request.body.count) {
      $0 + $1.name.utf8.count + $1.value.utf8.count
    }
  }

  /// For a person who looks on.
  public var line: String { "\(request.method) \(request.target) \(outcome)" }
}

extension RecordedRequest.Outcome: CustomStringConvertible {
  public var description: String {
    switch self {
    case .status(let status): "\(status)"
    case .waits: "waits"
    case .fault(let name): "fault: \(name)"
    }
  }
}
