/// A fake client received a request of an operation that has no answer.
public struct UnsetFakeAnswer: Error, Hashable, Sendable, DescribedError {
  /// The name of the fake client's type.
  public var client: String
  /// The name of the operation's method, and of the property that has its answer.
  public var operation: String

  /// Creates an error for an operation without an answer.
  public init(client: String, operation: String) {
    self.client = client
    self.operation = operation
  }

  public var description: String { "\(client) has no answer to \(operation)" }
}
