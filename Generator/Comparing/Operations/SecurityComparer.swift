import Canonical
import SourceDiagnostics

/// Compares the credentials that an operation requires.
struct SecurityComparer {
  let title: String
  let requirements: Descriptions<[OpenAPI.SecurityRequirement]>
  let marks: (old: Mark, new: Mark)
  let changes: ChangeList

  func run() {
    let before = requirements.old.map(\.key)
    let after = requirements.new.map(\.key)
    let wasOpen = before.isEmpty || before.contains([])
    let isOpen = after.isEmpty || after.contains([])
    let added = after.filter { !before.contains($0) && !$0.isEmpty }
    let removed = before.filter { !after.contains($0) && !$0.isEmpty }
    if wasOpen, !isOpen {
      add(OperationRules.securityAdded, "\(Self.list(added.isEmpty ? after : added)) is required")
      return
    }
    if !wasOpen, isOpen {
      add(OperationRules.securityRemoved, "no credentials are required anymore")
      return
    }
    // Users who have all credentials of an alternative can omit some.
    let reduced = removed.filter { old in after.contains { Set($0).isStrictSubset(of: old) } }
    for schemes in added where !reduced.contains(where: { Set(schemes).isStrictSubset(of: $0) }) {
      add(OperationRules.alternativeAdded, "\(Self.list([schemes])) became another possibility")
    }
    for schemes in removed where !isOpen {
      if reduced.contains(schemes) {
        let needed = after.first { Set($0).isStrictSubset(of: schemes) } ?? []
        let rest = schemes.filter { !needed.contains($0) }
        add(
          OperationRules.requirementReduced,
          "\(Self.list([rest])) is no longer required beside \(Self.list([needed]))"
        )
      } else {
        add(OperationRules.alternativeRemoved, "\(Self.list([schemes])) is no longer accepted")
      }
    }
    compareScopes()
  }

  private func compareScopes() {
    for old in requirements.old {
      guard let new = requirements.new.first(where: { $0.key == old.key }) else { continue }
      let before = Set(old.scopes.joined())
      let after = Set(new.scopes.joined())
      for scope in after.subtracting(before).sorted() {
        add(OperationRules.scopeAdded, "the scope \(scope) is required")
      }
      for scope in before.subtracting(after).sorted() {
        add(OperationRules.scopeRemoved, "the scope \(scope) is no longer required")
      }
    }
  }

  private func add(_ rule: ChangeRule, _ message: String) {
    changes.add(rule, of: title, message, old: marks.old, new: marks.new)
  }

  private static func list(_ requirements: [[String]]) -> String {
    requirements.map { $0.joined(separator: " and ") }.joined(separator: " or ")
  }
}

extension OpenAPI.SecurityRequirement {
  /// The schemes in the order of their names.
  fileprivate var key: [String] { schemes.sorted() }
}
