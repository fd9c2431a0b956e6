/// A webhook or a callback that the spec describes,
/// and that wants a recording or a reason for having none.
public struct ContractEventExpectation: Hashable, Sendable {
  var name: String
  /// The operation whose callback it is; empty for a webhook.
  var operation: String
  var method: String
  var exception: String?

  /// An exception is the reason for which nothing was recorded.
  public init(
    _ name: String,
    of operation: String = "",
    method: String,
    exception: String? = nil
  ) {
    self.name = name
    self.operation = operation
    self.method = method
    self.exception = exception
  }

  var subject: String {
    operation.isEmpty ? "\(name) \(method)" : "\(operation) \(name) \(method)"
  }
}
