/// One way in which client, recording and spec disagree.
public struct ContractViolation: Hashable, Sendable, CustomStringConvertible {
  /// Operation, status, recording and entry, as far as they are known:
  /// `addBook 201 (books.har #2)`.
  public var subject: String
  /// What was recorded, or is described, and what there is instead.
  public var difference: String

  /// Whoever finds one names where.
  public init(subject: String, difference: String) {
    self.subject = subject
    self.difference = difference
  }

  public var description: String { "\(subject): \(difference)" }
}
