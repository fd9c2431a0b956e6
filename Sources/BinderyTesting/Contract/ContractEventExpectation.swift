/// A webhook or callback of the spec that needs a recording, or a reason for having none.
public struct ContractEventExpectation: Hashable, Sendable {
  var name: String
  /// The operation of a callback; empty for a webhook.
  var operation: String
  var method: String
  var exception: String?

  /// Creates an expectation; `exception` is the reason why there is no recording.
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
