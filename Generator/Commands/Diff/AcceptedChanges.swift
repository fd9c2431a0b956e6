import Canonicalizing
import Comparing
import Specification

/// The changes of a comparison, with those that exceptions accept.
///
/// A change of several parts is accepted if exceptions accept it for each of them.
struct AcceptedChanges {
  /// A change, and the exceptions that accept it; none if it is not accepted.
  struct Entry {
    let change: Change
    let exceptions: [ChangeException]
    /// The first part for which no exception accepts the change, if exceptions do for others.
    let openPart: String?

    /// The reasons of the exceptions, each once; nil without one.
    var reason: String? {
      var known: Set<String> = []
      let reasons = exceptions.map(\.because).filter { known.insert($0).inserted }
      return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
    }
  }

  let entries: [Entry]
  /// The exceptions without effect, of unknown codes, and those whose last day is over.
  let warnings: [Diagnostic]

  init(_ changes: [Change], _ exceptions: [ChangeException], today: String) {
    var used: Set<Int> = []
    entries = changes.map { change in
      let parts = change.parts.map(\.subject)
      let matching = exceptions.indices.filter { index in
        exceptions[index].code == change.rule.code
          && parts.contains(where: exceptions[index].concerns)
      }
      used.formUnion(matching)
      let valid = matching.map { exceptions[$0] }.filter { !$0.isExpired(on: today) }
      let openPart = parts.first { part in !valid.contains { $0.concerns(part) } }
      return Entry(
        change: change,
        exceptions: openPart == nil ? valid : [],
        openPart: valid.isEmpty ? nil : openPart
      )
    }
    warnings = exceptions.indices.compactMap { index in
      let exception = exceptions[index]
      if exception.isExpired(on: today) {
        return Diagnostic(
          .warning,
          .unusedRule,
          at: exception.mark,
          "the exception for \(exception.code) has no effect since \(exception.until ?? "")",
          fix: "remove the exception, or move “until”"
        )
      }
      if used.contains(index) { return nil }
      let codes = ChangeRule.all.map(\.code)
      guard codes.contains(exception.code) else {
        let near = Suggestion.nearest(to: exception.code, among: codes)
        return Diagnostic(
          .warning,
          .unusedRule,
          at: exception.mark,
          "the exception has the unknown code \(Excerpt.quoted(exception.code))",
          fix: near.map { "did you mean \(Excerpt.quoted($0))?" }
            ?? "correct the code, or remove the exception"
        )
      }
      return Diagnostic(
        .warning,
        .unusedRule,
        at: exception.mark,
        "the exception for \(exception.code) accepts no change",
        fix: "remove the exception"
      )
    }
  }

  /// The changes that no exception accepts.
  var open: [Change] { entries.filter(\.exceptions.isEmpty).map(\.change) }
}
