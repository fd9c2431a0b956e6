import Shape
import SwiftSource

/// Creates the blueprint of a channel's connection lifecycle.
struct LifecycleDrafter {
  let lifecycle: ConnectionPolicies.Lifecycle
  let discussion: String?
  /// The name of the channel in the document.
  let owner: String
  var decisions: NamingDecisions

  mutating func blueprint() -> LifecycleBlueprint {
    let inputs = words(lifecycle.inputs)
    let states = words(lifecycle.states)
    let conditions = words(lifecycle.conditions)
    return LifecycleBlueprint(
      documentation: DocumentationText(
        summary: "The conditions of a connection.",
        discussion: discussion
      ),
      inputs: inputs,
      states: states,
      conditions: conditions,
      rules: lifecycle.rules.compactMap { rule in
        name(of: rule.input, inputs).map {
          LifecycleBlueprint.Rule(
            input: $0,
            states: flags(rule.states, states),
            conditions: flags(rule.conditions, conditions),
            changes: flags(rule.changes, states)
          )
        }
      },
      examples: examples(inputs, conditions)
    )
  }

  private mutating func words(
    _ words: [ConnectionPolicies.Lifecycle.Word]
  ) -> [LifecycleBlueprint.Word] {
    var scope = Scope(taken: ["allCases", "self", "init", "hashValue"])
    // The runtime requires the name of this state.
    let isFirst = { (word: ConnectionPolicies.Lifecycle.Word) in
      word.name == ConnectionPolicies.Lifecycle.connected
    }
    let sorted = words.filter(isFirst) + words.filter { !isFirst($0) }
    let names = sorted.map { word in
      let element = NamedElement(kind: nil, name: word.name, owner: owner, origin: word.origin)
      let name = decisions.claimMember(Words(word.name).lowerCamel, for: element, in: &scope)
      return LifecycleBlueprint.Word(
        key: word.name,
        name: name,
        documentation: DocumentationText(summary: word.meaning)
      )
    }
    return words.compactMap { word in names.first { $0.key == word.name } }
  }

  private func name(of key: String, _ words: [LifecycleBlueprint.Word]) -> SwiftName? {
    words.first { $0.key == key }?.name
  }

  private func flags(
    _ flags: [ConnectionPolicies.Lifecycle.Flag],
    _ words: [LifecycleBlueprint.Word]
  ) -> [LifecycleBlueprint.Flag] {
    flags.compactMap { flag in
      name(of: flag.word, words).map { LifecycleBlueprint.Flag(name: $0, holds: flag.holds) }
    }
  }

  private func examples(
    _ inputs: [LifecycleBlueprint.Word],
    _ conditions: [LifecycleBlueprint.Word]
  ) -> [LifecycleBlueprint.Example] {
    var scope = Scope(taken: [])
    return lifecycle.examples.map { example in
      LifecycleBlueprint.Example(
        title: scope.claim([Words(example.name).upperCamel]).name,
        documentation: DocumentationText(summary: example.name),
        conditions: example.conditions.compactMap { name(of: $0, conditions) },
        inputs: example.inputs.compactMap { name(of: $0, inputs) },
        isConnected: example.isConnected
      )
    }
  }
}
