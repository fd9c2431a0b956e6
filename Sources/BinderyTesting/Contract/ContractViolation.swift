/// A contradiction between client, recording and spec.
public struct ContractViolation: Hashable, Sendable, CustomStringConvertible {
  /// The operation, status, recording and entry, as far as they are known:
  /// `addBook 201 (books.har #2)`.
  public var subject: String
  /// The recorded or described value, and the actual one.
  public var difference: String

  /// Creates a violation.
  public init(subject: String, difference: String) {
    self.subject = subject
    self.difference = difference
  }

  public var description: String { "\(subject): \(difference)" }
}
