import SourceDiagnostics
import SwiftSource

/// A difference between two descriptions, with its effect on those who use the service.
public struct Change {
  public let rule: ChangeRule
  /// The changed part, such as `POST /books: request body`.
  public let subject: String
  /// The path to the part of a value: `/author/name`; empty for the value itself.
  public let path: String
  /// What is different, as a clause.
  public let message: String
  /// The location in the old description; nil for what was added.
  public let old: Mark?
  /// The location in the new description; nil for what was removed.
  public let new: Mark?
  /// How code can keep what it uses; nil if no setting does it.
  public internal(set) var fix: String?
  /// Why no user can rely on what changed; nil if users can.
  public internal(set) var excuse: String?
  /// The other parts of the description that have the same change, because they refer to the same
  /// schema or have the security requirements of the document.
  public internal(set) var others: [Part] = []

  /// The former name of a part that only has another name.
  package internal(set) var formerName: String?

  /// The declaration of a change of Swift.
  package internal(set) var declaration: PublicDeclaration?

  /// The contract tests that the change concerns: `ListBooksContractTests/testListBooks`.
  public package(set) var tests: [String] = []

  /// A changed part of the description, and the path in its value.
  public struct Part: Sendable, CustomStringConvertible {
    public let subject: String
    public let path: String

    /// The part with the path: `GET /books: response 200: /items/0/author`.
    public var description: String { path.isEmpty ? subject : "\(subject): \(path)" }
  }

  /// The effect: that of the rule, or none on a part on which users can't rely.
  public var level: ChangeLevel { excuse == nil ? rule.level : .info }

  /// All parts that have the change, the one of `subject` first.
  package var parts: [Part] { [Part(subject: subject, path: path)] + others }

  package init(
    _ rule: ChangeRule,
    of subject: String,
    path: String = "",
    _ message: String,
    old: Mark?,
    new: Mark?
  ) {
    self.rule = rule
    self.subject = subject
    self.path = path
    self.message = message
    self.old = old
    self.new = new
  }
}
