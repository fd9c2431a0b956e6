import Shape
import SwiftSource

extension OutcomeBlueprint {
  /// Returns the cases of a switch over the status: codes, then ranges, then `default`.
  ///
  /// An undocumented success is not an error, even if the `default` response describes the errors.
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

  /// The case for other successes, which precedes `default` so that it only matches errors.
  private static func successes(
    _ replies: [(Response.Status, Source)],
    isOpen: Bool
  ) -> [OutcomeBlueprint] {
    if isOpen || replies.contains(where: { $0.0 == .range(2) }) { return [] }
    let reply = replies.first { $0.0 == .default }
    return [OutcomeBlueprint(pattern: hundreds(2), value: reply?.1 ?? ".undocumented")]
  }

  /// Returns the pattern of a status code or of a range such as `2XX`.
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
