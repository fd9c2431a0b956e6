import Canonical
import SourceDiagnostics

/// Compares the credentials that an operation requires, or several with the same requirements.
struct SecurityComparer {
  let title: String
  var otherTitles: [String] = []
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
    if !isOpen { compareScopes() }
  }

  /// Compares the scopes of alternatives that have the same schemes.
  private func compareScopes() {
    var compared: Set<[String]> = []
    for key in requirements.old.map(\.key) where compared.insert(key).inserted {
      let before = Self.scopes(of: key, requirements.old)
      let after = Self.scopes(of: key, requirements.new)
      // Alternatives with other schemes have changes of their own.
      guard !after.isEmpty else { continue }
      let kept = before.filter(after.contains)
      var added = after.filter { !kept.contains(where: $0.isSuperset) }
      // Users with the scopes of a kept alternative are accepted before and after.
      for old in before where !kept.contains(where: old.isSuperset) {
        let counterpart = after.first(where: old.isSuperset) ?? Self.closest(to: old, in: added)
        guard let new = counterpart else {
          let text = Self.text(key, old)
          add(OperationRules.alternativeRemoved, "\(text) is no longer accepted")
          continue
        }
        added.removeAll { $0 == new }
        for scope in new.subtracting(old).sorted() {
          add(OperationRules.scopeAdded, "the scope \(scope) is required")
        }
        for scope in old.subtracting(new).sorted() {
          add(OperationRules.scopeRemoved, "the scope \(scope) is no longer required")
        }
      }
      for scopes in added {
        let text = Self.text(key, scopes)
        add(OperationRules.alternativeAdded, "\(text) became another possibility")
      }
    }
  }

  /// The scopes of each alternative that has the schemes.
  private static func scopes(
    of key: [String],
    _ requirements: [OpenAPI.SecurityRequirement]
  ) -> [Set<String>] {
    requirements.filter { $0.key == key }
      .reduce(into: []) { all, requirement in
        let scopes = Set(requirement.scopes.joined())
        if !all.contains(scopes) { all.append(scopes) }
      }
  }

  /// The scopes that differ least from others.
  private static func closest(to scopes: Set<String>, in all: [Set<String>]) -> Set<String>? {
    all.min { $0.symmetricDifference(scopes).count < $1.symmetricDifference(scopes).count }
  }

  private static func text(_ schemes: [String], _ scopes: Set<String>) -> String {
    list([schemes])
      + (scopes.isEmpty
        ? " without scopes"
        : " with the \(scopes.count == 1 ? "scope" : "scopes") "
          + scopes.sorted().joined(separator: " and "))
  }

  private func add(_ rule: ChangeRule, _ message: String) {
    changes.add(
      rule,
      of: title,
      message,
      alsoOf: otherTitles,
      old: marks.old,
      new: marks.new
    )
  }

  private static func list(_ requirements: [[String]]) -> String {
    requirements.map { $0.joined(separator: " and ") }.joined(separator: " or ")
  }
}

extension OpenAPI.SecurityRequirement {
  /// The schemes in the order of their names.
  fileprivate var key: [String] { schemes.sorted() }
}
