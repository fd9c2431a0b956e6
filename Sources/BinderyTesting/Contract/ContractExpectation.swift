/// A status of the spec that needs a recording, or a reason for having none.
public struct ContractExpectation: Hashable, Sendable {
  var operation: String
  /// `200`, `4XX` or `default`.
  var status: String
  var exception: String?

  /// Creates an expectation; `exception` is the reason why there is no recording.
  public init(_ operation: String, _ status: String, exception: String? = nil) {
    self.operation = operation
    self.status = status
    self.exception = exception
  }

  /// Whether this expectation is the one that applies to a recorded status.
  ///
  /// Among those of the operation, the exact status precedes the range, the range the default.
  func describes(_ status: Int, among others: [ContractExpectation]) -> Bool {
    let known = Set(others.map { $0.status.uppercased() })
    let exact = String(status)
    let range = "\(status / 100)XX"
    switch self.status.uppercased() {
    case exact: return true
    case range: return !known.contains(exact)
    case "DEFAULT": return !known.contains(exact) && !known.contains(range)
    default: return false
    }
  }
}
