/// An invalid JSONPath query, or one whose evaluation exceeds a limit.
public struct JSONPathError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Kind: Sendable {
    case syntax, limit
  }

  public let kind: Kind
  /// The number of Unicode scalars before the error in the query; nil for the evaluation.
  public let offset: Int?
  public let message: String
  /// What to write instead, if it is known.
  public let fix: String?

  init(_ kind: Kind = .syntax, at offset: Int?, _ message: String, fix: String? = nil) {
    self.kind = kind
    self.offset = offset
    self.message = message
    self.fix = fix
  }

  static let tooManyNodes = JSONPathError(
    .limit,
    at: nil,
    "the query visits too many nodes",
    fix: "select the nodes with a more specific path"
  )
}
