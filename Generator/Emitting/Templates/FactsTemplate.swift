import SwiftSource

/// What is known of connections: a constant for each fact.
struct FactsTemplate {
  let facts: [ConnectionPolicyBlueprint]
  let access: Source

  var source: Source { "\(lines: facts, by: "\n\n", fact)" }

  private func fact(_ fact: ConnectionPolicyBlueprint) -> Source {
    """
    \(doc: fact.documentation)
    \(access)static let \(fact.name)\(fact.type)\(fact.value)
    """
  }
}
