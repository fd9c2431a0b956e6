import Checking
import SourceDiagnostics

/// A cause of differences, as `check` reports it.
struct ReportedCause {
  /// The diagnostic, with the severity of `bindings.yaml`.
  let diagnostic: Diagnostic
  /// What the cause is about: causes with the same topic may share a line.
  let topic: String
  /// The schema, or the part of a request or response.
  let subject: String
  /// The number of entries that have the cause.
  let entryCount: Int

  init(_ diagnostic: Diagnostic, topic: String = "", subject: String = "", entryCount: Int = 1) {
    self.diagnostic = diagnostic
    self.topic = topic
    self.subject = subject
    self.entryCount = entryCount
  }

  /// The cause, with a warning raised to an error.
  var strict: Self {
    Self(diagnostic.strict, topic: topic, subject: subject, entryCount: entryCount)
  }
}

extension [ReportedCause] {
  /// The number of subjects of a topic that a line names.
  private static let namedSubjects = 20

  /// A line for each topic, with the subjects of its causes and the numbers of their entries.
  var topicLines: [String] {
    let groups = Dictionary(grouping: self, by: \.topic)
    return map(\.topic).unique.map { topic in
      let causes = groups[topic] ?? []
      let names = causes.prefix(Self.namedSubjects).map { "\($0.subject) (\($0.entryCount))" }
      let others = causes.count - names.count
      let rest = others == 0 ? "" : " and \(others.grouped) other\(others == 1 ? "" : "s")"
      return "  \(topic): " + names.joined(separator: ", ") + rest
    }
  }
}
