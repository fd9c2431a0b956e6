import Comparing

/// The numbers of changes, and the version that they ask for.
struct ChangeSummary {
  private let changes: [Change]

  init(_ changes: [Change]) { self.changes = changes }

  var text: String {
    if changes.isEmpty { return "no changes" }
    let parts = [
      Self.count(.breaking, "breaking change", changes), Self.count(.warning, "warning", changes),
      Self.count(.info, "other change", changes),
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
      + "; the next version is a \(nextVersion ?? "patch") one"
  }

  /// The part of a semantic version (SemVer 2.0.0) that the changes increase; nil without changes.
  var nextVersion: String? {
    guard let level = changes.map(\.rule.level).max() else { return nil }
    if level == .breaking { return "major" }
    let hasAddition = changes.contains { change in
      change.rule.code.hasSuffix("-added") || change.rule.code.contains("-added-")
        || change.rule.code.contains("deprecated")
    }
    return level == .warning || hasAddition ? "minor" : "patch"
  }

  private static func count(_ level: ChangeLevel, _ name: String, _ changes: [Change]) -> String? {
    let number = changes.count { $0.rule.level == level }
    return number == 0 ? nil : "\(number.grouped) \(name)\(number == 1 ? "" : "s")"
  }
}
