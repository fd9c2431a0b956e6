import SwiftSource

/// The connection policies of a channel or server: a constant for each.
struct ConnectionPolicyTemplate {
  let policies: [ConnectionPolicyBlueprint]
  let access: Source

  var source: Source { "\(lines: policies, by: "\n\n", constant)" }

  private func constant(_ policy: ConnectionPolicyBlueprint) -> Source {
    """
    \(doc: policy.documentation)
    \(access)static let \(policy.name)\(policy.type)\(policy.value)
    """
  }
}
