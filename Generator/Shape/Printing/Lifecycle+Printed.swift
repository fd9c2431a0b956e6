extension ConnectionPolicies.Lifecycle {
  /// One line for each name, rule and example.
  var printed: [String] {
    ["lifecycle"] + inputs.map { "  input \($0.printed)" } + states.map { "  state \($0.printed)" }
      + conditions.map { "  condition \($0.printed)" } + rules.map { "  \($0.printed)" }
      + examples.map { "  \($0.printed)" }
  }
}

extension ConnectionPolicies.Lifecycle.Word {
  fileprivate var printed: String { name + (meaning.map { " // \($0)" } ?? "") }
}

extension ConnectionPolicies.Lifecycle.Rule {
  fileprivate var printed: String {
    let required = states + conditions
    let words = [
      "on \(input)", required.isEmpty ? nil : "when \(required.printed)",
      changes.isEmpty ? nil : "set \(changes.printed)",
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

extension [ConnectionPolicies.Lifecycle.Flag] {
  fileprivate var printed: String {
    map { ($0.holds ? "" : "not ") + $0.word }.joined(separator: ", ")
  }
}

extension ConnectionPolicies.Lifecycle.Example {
  fileprivate var printed: String {
    let given = conditions.isEmpty ? "" : " given \(conditions.joined(separator: ", "))"
    let end = isConnected ? "connected" : "not connected"
    return "example \(name)\(given): \(inputs.joined(separator: ", ")) -> \(end)"
  }
}
