import Comparing
import Specification

/// `bindery explain`: prints the page of a code, or lists all codes.
struct Explain {
  private let explanation: Explanation?

  init(_ code: String?) throws(UsageError) {
    explanation = try code.map { code throws(UsageError) in
      guard let explanation = Explanation.of(code) ?? Explanation.ofChange(code) else {
        throw Self.unknown(code)
      }
      return explanation
    }
  }

  /// Prints the page, and returns the exit status.
  func run() -> Int32 {
    Terminal().result(explanation?.page ?? Explanation.list)
    return 0
  }

  private static func unknown(_ code: String) -> UsageError {
    let near =
      FormerCodes.suggestion(for: code)
      ?? Suggestion.nearest(to: code, among: ChangeRule.all.map(\.code))
    let hint = near.map { "did you mean “\($0)”?" } ?? "run bindery explain to list all codes"
    return UsageError("unknown diagnostic code \(Excerpt.quoted(code)); \(hint)")
  }
}

extension Explanation {
  /// All codes with their summaries, one per line: those of diagnostics, and those of changes.
  static var list: String {
    table(all.map { ($0.code, $0.summary) }) + "\n\nChanges that bindery diff finds:\n\n"
      + table(ChangeRule.all.map { ($0.code, $0.reason) })
  }

  private static func table(_ rows: [(code: String, summary: String)]) -> String {
    let width = rows.map(\.code.count).max() ?? 0
    return rows.map { row in
      row.code + String(repeating: " ", count: width - row.code.count + 2) + row.summary
    }
    .joined(separator: "\n")
  }
}
