import BinderyRuntime
import BinderyTesting

/// A request that the sandbox received, and its outcome.
public struct RecordedRequest: Sendable {
  /// The outcome of a request.
  public enum Outcome: Hashable, Sendable {
    case status(Int)
    /// A long poll that waits.
    case waits
    /// A fault on demand.
    case fault(String)
  }

  /// The time of receipt, in units of 100 nanoseconds since 1970.
  public let time: UInt64
  /// The received request, percent-encoded; a long body is truncated.
  public let request: LoopbackRequest
  public let outcome: Outcome

  /// The maximum number of recorded bytes of a body.
  private static let bodyBytes = 32 * 1024

  init(time: UInt64, request: LoopbackRequest, outcome: Outcome) {
    var request = request
    request.body = Array(request.body.prefix(Self.bodyBytes))
    self.time = time
    self.request = request
    self.outcome = outcome
  }

  /// The number of bytes of head and body.
  var size: Int {
    request.headers.reduce(request.target.utf8.count + request.body.count) {
      $0 + $1.name.utf8.count + $1.value.utf8.count
    }
  }

  /// A line for a log.
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
