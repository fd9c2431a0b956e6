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

  /// The policies as one value; nil if there are none.
  ///
  /// - Parameter type: The type with the constants; nil for that of the expression.
  func value(in type: SwiftName?) -> Source? {
    let prefix: Source = type.map { "\($0)." } ?? ""
    let arguments = policies.map { "\($0.name): \(prefix)\($0.name)" as Source }
    return arguments.isEmpty ? nil : "ChannelPolicies(\(list: arguments, \.self))"
  }
}
