import BinderyRuntime

/// A contradiction between client, recording and spec.
public struct ContractViolation: Hashable, Sendable, CustomStringConvertible {
  /// The operation, status, recording and entry, as far as they are known:
  /// `addBook 201 (books.har #2)`.
  public var subject: String
  /// The recorded or described value, and the actual one.
  public var difference: String
  /// The location of the recorded value, or of the description of what isn't recorded.
  public var location: ContractLocation?
  /// The document that describes the subject, with line and column if they are known.
  public var document: String?
  /// The Swift type of the subject, without its module.
  public var symbol: String?

  /// Creates a violation.
  public init(
    subject: String,
    difference: String,
    location: ContractLocation? = nil,
    document: String? = nil,
    symbol: String? = nil
  ) {
    self.subject = subject
    self.difference = difference
    self.location = location
    self.document = document
    self.symbol = symbol
  }

  public var description: String {
    let location = location.map { "\($0): " } ?? ""
    let notes = [document.map { "described in \($0)" }, symbol.map { "Swift type \($0)" }]
      .compactMap(\.self)
    let suffix = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    return "\(location)\(subject): \(difference)\(suffix)"
  }
}
