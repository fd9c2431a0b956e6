import Shape
import SwiftSource

extension OutcomeBlueprint {
  /// The cases of a switch over the status: codes, then ranges, then everything else.
  ///
  /// An undescribed success is not an error, even where `default` describes the errors.
  static func all(
    replies: [(Response.Status, Source)],
    failures: [(Response.Status, Source)]
  ) -> [OutcomeBlueprint] {
    let all = replies + failures
    let codes = all.compactMap { status, value -> OutcomeBlueprint? in
      guard case .code(let code) = status else { return nil }
      return OutcomeBlueprint(pattern: "case \(Source(number: Int64(code)))", value: value)
    }
    let ranges = all.compactMap { status, value -> OutcomeBlueprint? in
      guard case .range(let hundred) = status else { return nil }
      return OutcomeBlueprint(pattern: hundreds(hundred), value: value)
    }
    let fallback = failures.first { $0.0 == .default }
    return codes + ranges + successes(replies, isOpen: fallback == nil) + [
      OutcomeBlueprint(pattern: "default", value: fallback?.1 ?? ".undocumented")
    ]
  }

  /// What stands before `default` so that it means errors only.
  private static func successes(
    _ replies: [(Response.Status, Source)],
    isOpen: Bool
  ) -> [OutcomeBlueprint] {
    if isOpen || replies.contains(where: { $0.0 == .range(2) }) { return [] }
    let reply = replies.first { $0.0 == .default }
    return [OutcomeBlueprint(pattern: hundreds(2), value: reply?.1 ?? ".undocumented")]
  }

  /// One status, or all of a hundred.
  static func pattern(of status: Response.Status) -> Source {
    switch status {
    case .code(let code): "case \(Source(number: Int64(code)))"
    case .range(let hundred): hundreds(hundred)
    case .default: "default"
    }
  }

  private static func hundreds(_ hundred: Int) -> Source {
    let first = Source(number: Int64(hundred * 100))
    let end = Source(number: Int64((hundred + 1) * 100))
    return "case \(first)..<\(end)"
  }
}
