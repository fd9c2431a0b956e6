import Canonical
import Shape
import SourceDiagnostics

extension RealtimeExtensionReader {
  private typealias Lifecycle = ConnectionPolicies.Lifecycle

  /// The lifecycle; nil if a rule is invalid, since the other rules depend on it.
  func lifecycle() -> ConnectionPolicies.Lifecycle? {
    var lifecycle = Lifecycle(
      inputs: words("inputs"),
      states: words("states"),
      conditions: words("conditions"),
      rules: [],
      examples: []
    )
    guard require(lifecycle.inputs.first, "inputs") != nil,
      require(lifecycle.states.first, "states") != nil, isValid(lifecycle)
    else { return nil }
    let parts = fields.objects("rules").map(part)
    lifecycle.rules = parts.compactMap { $0.rule(of: lifecycle) }
    guard lifecycle.rules.count == parts.count, require(parts.first, "rules") != nil else {
      return nil
    }
    lifecycle.examples = fields.objects("examples").compactMap { part($0).example(of: lifecycle) }
    return lifecycle
  }

  /// The names of a mapping, with their descriptions.
  private func words(_ key: String) -> [ConnectionPolicies.Lifecycle.Word] {
    fields.members(key).map { entry in
      Lifecycle.Word(
        name: entry.key,
        meaning: entry.value.string.flatMap { $0.isEmpty ? nil : $0 },
        origin: Origin(entry.location)
      )
    }
  }

  /// Whether the lifecycle has the connected state, and no condition has the name of a state.
  private func isValid(_ lifecycle: ConnectionPolicies.Lifecycle) -> Bool {
    let states = lifecycle.states.map(\.name)
    if !states.contains(Lifecycle.connected), let value = fields["states"] {
      warn(
        value,
        "states",
        "lacks “\(Lifecycle.connected)”",
        fix: "add “\(Lifecycle.connected)” to “states”"
      )
      return false
    }
    guard let duplicate = lifecycle.conditions.first(where: { states.contains($0.name) }),
      let value = fields["conditions"]?.members.first(where: { $0.key == duplicate.name })?.value
    else { return true }
    warn(value, duplicate.name, "is also the name of a state", fix: "rename the condition")
    return false
  }

  private func rule(
    of lifecycle: ConnectionPolicies.Lifecycle
  ) -> ConnectionPolicies.Lifecycle.Rule? {
    let states = lifecycle.states.map(\.name)
    let all = states + lifecycle.conditions.map(\.name)
    guard let input = require(word("input", among: lifecycle.inputs.map(\.name)), "input"),
      let required = flags("when", among: all), let changes = flags("set", among: states)
    else { return nil }
    return Lifecycle.Rule(
      input: input,
      states: required.filter { states.contains($0.word) },
      conditions: required.filter { !states.contains($0.word) },
      changes: changes
    )
  }

  private func example(
    of lifecycle: ConnectionPolicies.Lifecycle
  ) -> ConnectionPolicies.Lifecycle.Example? {
    guard let name = require(text("name"), "name"),
      let isConnected = require(fields.boolean("connected"), "connected"),
      let conditions = list("conditions", among: lifecycle.conditions.map(\.name)),
      let inputs = list("inputs", among: lifecycle.inputs.map(\.name))
    else { return nil }
    return Lifecycle.Example(
      name: name,
      conditions: conditions,
      inputs: inputs,
      isConnected: isConnected
    )
  }
}

// MARK: - Names that the document defines

extension RealtimeExtensionReader {
  private func word(_ key: String, among words: [String]) -> String? {
    fields[key].flatMap { word($0.text, at: $0, of: key, among: words) }
  }

  /// The names in a list, empty if it is absent; nil if one of them is unknown.
  private func list(_ key: String, among words: [String]) -> [String]? {
    let elements = fields.elements(key)
    let known = elements.compactMap { word($0.text, at: $0, of: key, among: words) }
    return known.count == elements.count ? known : nil
  }

  /// The entries of a mapping, empty if it is absent; nil if a name is unknown or a value isn't
  /// Boolean.
  private func flags(_ key: String, among words: [String]) -> [ConnectionPolicies.Lifecycle.Flag]? {
    let entries = fields.members(key)
    let known = entries.compactMap { entry -> ConnectionPolicies.Lifecycle.Flag? in
      guard let word = word(entry.key, at: entry.value, of: key, among: words) else { return nil }
      guard let holds = entry.value.boolean else {
        warn(entry.value, word, "must be true or false", fix: "write true or false")
        return nil
      }
      return ConnectionPolicies.Lifecycle.Flag(word: word, holds: holds)
    }
    return known.count == entries.count ? known : nil
  }

  private func word(
    _ text: String,
    at value: JSONValue,
    of key: String,
    among words: [String]
  ) -> String? {
    if words.contains(text) { return text }
    let suggestion = Suggestion.nearest(to: text, among: words).map { "write \($0)" }
    warn(
      value,
      key,
      "has the unknown value \(Excerpt.quoted(text))",
      fix: suggestion ?? "define \(Excerpt.quoted(text)), or correct the name"
    )
    return nil
  }
}
