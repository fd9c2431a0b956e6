import Comparing

/// The changes as a text for a changelog: for the users of the service, and for those of the
/// bindings.
struct ChangelogText {
  private let changes: [Change]

  /// Recordings concern those who test, and not the users of a release.
  init(_ changes: [Change]) {
    self.changes = changes.filter { !$0.rule.code.hasPrefix("recording-") }
  }

  var text: String {
    let wire = changes.filter { $0.rule.verdict != .source }
    let sections =
      [
        ("Breaking changes", wire.filter { $0.level == .breaking }),
        ("Changes to check", wire.filter { $0.level == .warning }),
        ("Deprecated", wire.filter { $0.isDeprecation && $0.level == .info }),
        ("Added", wire.filter { $0.isAddition && $0.level == .info }),
        (
          "Changed",
          wire.filter { !$0.isDeprecation && !$0.isAddition && $0.level == .info }
        ),
        ("Swift: breaking changes", swift(.breaking)), ("Swift: added", swift(.info)),
      ] as [(String, [Change])]
    return sections.filter { !$0.1.isEmpty }.map { title, changes in
      "### \(title)\n\n" + changes.map(\.line).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  private func swift(_ level: ChangeLevel) -> [Change] {
    changes.filter { $0.rule.verdict == .source && $0.level == level }
  }
}

extension Change {
  fileprivate var isDeprecation: Bool { rule.code.hasSuffix("deprecated") }

  fileprivate var isAddition: Bool {
    rule.code.hasSuffix("-added") || rule.code.contains("-added-")
  }

  /// The change as an element of a list, with its parts as code.
  fileprivate var line: String {
    let parts = [subject, path].filter { !$0.isEmpty }.map { part in
      "`" + part.filter { $0 != "`" && !$0.isNewline } + "`"
    }
    let also =
      others.isEmpty
      ? "" : ", and at \(others.count.grouped) other location\(others.count == 1 ? "" : "s")"
    let text = message.map { $0.isNewline ? " " : String($0) }.joined()
    return "- \(parts.joined(separator: " "))\(also): \(text)."
  }
}
