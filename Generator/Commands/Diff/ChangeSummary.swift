import Comparing
import Emitting

/// The numbers of changes, and the version that they ask for.
struct ChangeSummary {
  private let changes: [Change]
  private let counted: CountedChanges

  /// - Parameter symbols: The Swift declarations of the documents.
  init(_ changes: [Change], _ symbols: SwiftSymbols) {
    self.changes = changes
    counted = CountedChanges(changes, symbols)
  }

  var text: String {
    if changes.isEmpty { return "no changes" }
    let parts = [
      count(.breaking, "breaking change"), count(.warning, "warning"), count(.info, "other change"),
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
      + "; the next version is a \(nextVersion ?? "patch") one"
  }

  /// The part of a semantic version (SemVer 2.0.0) that the changes increase; nil without changes.
  var nextVersion: String? {
    guard let level = changes.map(\.level).max() else { return nil }
    if level == .breaking { return "major" }
    let hasAddition = changes.contains { change in
      change.rule.code.hasSuffix("-added") || change.rule.code.contains("-added-")
        || change.rule.code.contains("deprecated")
    }
    return level == .warning || hasAddition ? "minor" : "patch"
  }

  /// The numbers of changes of each verdict and level; nil without changes.
  var table: Report.Table? {
    if changes.isEmpty { return nil }
    let verdicts: [(ChangeRule.Verdict, String)] = [
      (.wire, "wire: what is sent and received"),
      (.behaviour, "behaviour: what the same values mean"),
      (.source, "source: Swift that uses the bindings"),
    ]
    let rows = verdicts.map { verdict, title in
      let numbers = [ChangeLevel.breaking, .warning, .info].map { level in
        counted.number(of: level, verdict).grouped
      }
      return [title] + numbers
    }
    return Report.Table(
      title: "Changes",
      columns: ["Verdict", "Breaking", "Warning", "Other"],
      rows: rows
    )
  }

  private func count(_ level: ChangeLevel, _ name: String) -> String? {
    let number = counted.number(of: level)
    return number == 0 ? nil : "\(number.grouped) \(name)\(number == 1 ? "" : "s")"
  }
}
