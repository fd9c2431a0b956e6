/// A problem, its location, and how to fix it.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The severity: an error stops the generator after the stage, a warning announces a change or
  /// an omission in the output, and a note is information.
  public enum Severity: String, Sendable {
    case error, warning, note
  }

  /// The stable name of a kind of problem, in kebab case.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A further location of the problem.
  public struct Related: Hashable, Sendable {
    public let mark: Mark
    public let message: String
  }

  public let severity: Severity
  public let code: Code
  public let mark: Mark?
  public let message: String
  public let fix: String?
  public let related: [Related]
  /// The cause that diagnostics of this code share, so that one correction resolves all of them,
  /// such as the schema that several references miss; nil if the diagnostic has a cause of its own.
  public let cause: String?

  public init(
    _ severity: Severity,
    _ code: Code,
    at mark: Mark?,
    _ message: String,
    fix: String? = nil,
    related: [(Mark, String)] = [],
    cause: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.mark = mark
    self.message = message
    self.fix = fix
    self.related = related.map { Related(mark: $0, message: $1) }
    self.cause = cause
  }

  /// Creates a copy with another severity.
  public init(_ other: Diagnostic, as severity: Severity) {
    self.severity = severity
    code = other.code
    mark = other.mark
    message = other.message
    fix = other.fix
    related = other.related
    cause = other.cause
  }

  /// Creates a copy at another location.
  public init(_ other: Diagnostic, at mark: Mark?) {
    severity = other.severity
    code = other.code
    self.mark = mark
    message = other.message
    fix = other.fix
    related = other.related
    cause = other.cause
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `path:line:column: error: message [code]`, then a line `help:` with the fix and one for each
  /// related location.
  public var description: String { heading + help + notes }

  /// `path:line:column: error: message [code]`.
  public var heading: String {
    let location = mark.map { "\($0): " } ?? ""
    return "\(location)\(severity.rawValue): \(Excerpt.line(message)) [\(code.rawValue)]"
  }

  /// The line `help: fix`, after a line break; empty without a fix.
  public var help: String { fix.map { "\n  help: \(Excerpt.line($0))" } ?? "" }

  /// A line for each related location, after a line break.
  public var notes: String {
    related.map { "\n\($0.mark): note: \(Excerpt.line($0.message))" }.joined()
  }
}
