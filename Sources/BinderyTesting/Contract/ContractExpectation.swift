/// A status that the spec describes, and that wants a recording or a reason for having none.
public struct ContractExpectation: Hashable, Sendable {
  var operation: String
  /// `200`, `4XX` or `default`.
  var status: String
  var exception: String?

  /// An exception is the reason for which nothing was recorded.
  public init(_ operation: String, _ status: String, exception: String? = nil) {
    self.operation = operation
    self.status = status
    self.exception = exception
  }

  /// Whether this is what describes a recorded status, among all expectations of the operation:
  /// the exact one before the range before the default.
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
