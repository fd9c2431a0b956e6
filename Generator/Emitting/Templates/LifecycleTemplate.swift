import SwiftSource

/// The lifecycle of connections: inputs, states, conditions, and the rules that combine them.
struct LifecycleTemplate {
  let lifecycle: LifecycleBlueprint
  let access: Source

  var source: Source {
    """
    \(doc: lifecycle.documentation)
    \(access)enum \(SwiftName.lifecycle): \(TypeReference.connectionLifecycle) {
      \(lines: [inputs, states, conditions, rules], by: "\n\n", \.self)
    }
    """
  }

  private var inputs: Source {
    words(
      "Input",
      "An event that the rules handle.",
      lifecycle.inputs,
      "CaseIterable, Hashable, Sendable"
    )
  }

  private var states: Source {
    words(
      "State",
      "A state that holds until an input changes it; initially, none holds.",
      lifecycle.states,
      "CaseIterable, LifecycleState"
    )
  }

  private var conditions: Source {
    words(
      "Condition",
      "A condition that is evaluated with each input.",
      lifecycle.conditions,
      "CaseIterable, Hashable, Sendable"
    )
  }

  private func words(
    _ name: StaticString,
    _ summary: String,
    _ words: [LifecycleBlueprint.Word],
    _ conformances: Source
  ) -> Source {
    let name = SwiftName(known: name)
    let documentation = DocumentationText(summary: summary)
    guard !words.isEmpty else {
      return """
        \(doc: documentation)
        \(access)enum \(name): \(conformances) {}
        """
    }
    return """
      \(doc: documentation)
      \(access)enum \(name): \(conformances) {
        \(lines: words, word)
      }
      """
  }

  private func word(_ word: LifecycleBlueprint.Word) -> Source {
    """
    \(doc: word.documentation)
    case \(word.name)
    """
  }

  private var rules: Source {
    """
    /// The transitions of an input: the first whose conditions are met is made.
    \(access)static let rules: [LifecycleRule<Self>] = [\(elements: lifecycle.rules, rule)]
    """
  }

  private func rule(_ rule: LifecycleBlueprint.Rule) -> Source {
    .call(
      ".on",
      ".\(label: rule.input)",
      flags("while", rule.states),
      flags("given", rule.conditions),
      flags("set", rule.changes)
    )
  }

  private func flags(_ label: Source, _ flags: [LifecycleBlueprint.Flag]) -> Source? {
    flags.isEmpty ? nil : "\(label): [\(elements: flags, flag)]"
  }

  private func flag(_ flag: LifecycleBlueprint.Flag) -> Source {
    ".\(label: flag.name): \(flag.holds ? "true" : "false" as Source)"
  }
}

extension TypeReference {
  fileprivate static let connectionLifecycle = TypeReference.realtime("ConnectionLifecycle")
}
