import Canonical
import Specification

/// A change between two versions of a description that is accepted, perhaps until a date.
package struct ChangeException: Sendable {
  /// The code of the change's rule.
  package let code: String
  /// The changed part with `*` for any text, such as `GET /books/*`; nil for all.
  package let part: String?
  package let because: String
  /// The last day, such as `2027-03-31`; nil if the exception doesn't expire.
  package let until: String?
  package let mark: Mark

  /// Reads the exceptions of a file, a list; those that are wrong are reported.
  package static func read(_ path: String, diagnostics: Diagnostics) -> [ChangeException] {
    let documents = Documents(entry: path, isDescription: false, diagnostics: diagnostics)
    guard let root = documents.entry?.root else { return [] }
    guard root.kind == .sequence else {
      diagnostics.error(
        .invalidValue,
        at: root.mark,
        "the exceptions must be an array, not \(root.kind.words)",
        fix: "write an array"
      )
      return []
    }
    return root.elements.compactMap { ChangeException($0, diagnostics) }
  }

  private init?(_ node: Node, _ diagnostics: Diagnostics) {
    guard let fields = Fields(node, noun: "an exception", diagnostics: diagnostics) else {
      return nil
    }
    fields.allowOnly(["code", "part", "because", "until"])
    let code = fields.requiredText("code")
    let because = fields.requiredText("because")
    part = fields.optionalText("part")
    until = fields.optionalScalar("until")
    if let until, !until.isDate {
      fields.report(
        .invalidValue,
        at: fields["until"]?.mark ?? node.mark,
        "“until” must be a date, not \(Excerpt.quoted(until))",
        fix: "write a date such as 2027-03-31"
      )
      return nil
    }
    guard let code, let because else { return nil }
    self.code = code
    self.because = because
    mark = node.mark
  }

  /// Whether the exception is for a part.
  package func concerns(_ text: String) -> Bool {
    part.map { Wildcard($0).matches(text) } ?? true
  }

  /// Whether the last day is before another one.
  package func isExpired(on day: String) -> Bool { until.map { $0 < day } ?? false }
}

extension String {
  /// Whether the text is a date, such as `2027-03-31`.
  var isDate: Bool {
    guard let match = wholeMatch(of: #/\d{4}-(\d\d)-(\d\d)/#),
      let month = Int(match.1), let day = Int(match.2)
    else { return false }
    return 1...12 ~= month && 1...31 ~= day
  }
}
