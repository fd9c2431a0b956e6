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
  /// All codes with their summaries, one per line.
  static var list: String {
    let width = all.map(\.code.count).max() ?? 0
    return all.map { explanation in
      let gap = String(repeating: " ", count: width - explanation.code.count + 2)
      return explanation.code + gap + explanation.summary
    }
    .joined(separator: "\n")
  }
}
