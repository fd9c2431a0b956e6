import Canonical
import Shape
import SourceDiagnostics

/// Reads an extension about connections, and reports its invalid values.
struct RealtimeExtensionReader {
  let fields: any AsyncAPI.ExtensionObject
  /// The name of the extension, such as `x-keep-alive`.
  let name: String
  let messages: MessageDirectory
  let diagnostics: Diagnostics

  /// A reader of a part of the extension.
  func part(_ fields: any AsyncAPI.ExtensionObject) -> RealtimeExtensionReader {
    RealtimeExtensionReader(
      fields: fields,
      name: name,
      messages: messages,
      diagnostics: diagnostics
    )
  }

  func part(_ key: String) -> RealtimeExtensionReader? { fields.object(key).map(part) }

  func text(_ key: String) -> String? { fields.text(key) }

  /// A case of an enumeration; nil after reporting an unknown word.
  func word<Word: CaseIterable & RawRepresentable<String>>(
    _ key: String,
    as type: Word.Type = Word.self
  ) -> Word? {
    guard let value = fields[key] else { return nil }
    if let word = Word(rawValue: value.text) { return word }
    let words = Word.allCases.map(\.rawValue)
    let suggestion = Suggestion.nearest(to: value.text, among: words).map { "write \($0)" }
    warn(
      value,
      key,
      "has the unknown value \(Excerpt.quoted(value.text))",
      fix: suggestion
        ?? "write " + Excerpt.alternatives(words)
    )
    return nil
  }

  /// A number of seconds, at most a million years.
  func seconds(_ key: String) -> Double? {
    number(key, 0...3e13, "a number of seconds", example: ", such as 30 or 0.5")
  }

  func factor(_ key: String) -> Double? {
    number(key, 1...1e9, "a number of at least 1")
  }

  func count(_ key: String, from minimum: Int) -> Int? {
    guard let value = fields[key] else { return nil }
    if let count = value.integer, count >= minimum { return count }
    let requirement = "an integer" + (minimum == .min ? "" : " of at least \(minimum)")
    warn(value, key, "must be \(requirement)", fix: "write \(requirement)")
    return nil
  }

  private func number(
    _ key: String,
    _ range: ClosedRange<Double>,
    _ requirement: String,
    example: String = ""
  ) -> Double? {
    guard let value = fields[key] else { return nil }
    if let number = value.number, range.contains(number) { return number }
    warn(value, key, "must be \(requirement)", fix: "write \(requirement)\(example)")
    return nil
  }

  /// The name of the message to which a key refers.
  func message(_ key: String, _ direction: MessageDirectory.Direction) -> String? {
    fields.message(key).flatMap { name(of: $0, direction) }
  }

  func messages(_ key: String, _ direction: MessageDirectory.Direction) -> [String] {
    fields.messages(key).compactMap { name(of: $0, direction) }
  }

  private func name(
    of reference: AsyncAPI.MessageReference,
    _ direction: MessageDirectory.Direction
  ) -> String? {
    if let name = reference.id.flatMap({ messages.name(of: $0, direction) }) { return name }
    diagnostics.warn(
      .invalidExtension,
      at: reference.mark,
      "\(Excerpt.quoted(name)) must refer to a message of a channel; ignored",
      fix: "write a reference such as '#/channels/…/messages/…'"
    )
    return nil
  }

  func location(_ key: String) -> ConnectionPolicies.Location? { fields[key].flatMap(location) }

  func locations(_ key: String) -> [ConnectionPolicies.Location] {
    fields.elements(key).compactMap(location)
  }

  private func location(_ value: JSONValue) -> ConnectionPolicies.Location? {
    let text = value.text
    guard let expression = RuntimeExpression(text) else {
      diagnostics.warn(
        .invalidExtension,
        at: value.mark,
        "\(Excerpt.quoted(text)) isn't a valid location in a message; ignored",
        fix: "write $message.payload# or $message.header#, followed by a JSON Pointer"
      )
      return nil
    }
    return ConnectionPolicies.Location(
      part: expression.isHeader ? .header : .payload,
      path: expression.path
    )
  }

  /// The value of a required key; nil after reporting that the key is missing.
  func require<T>(_ value: T?, _ keys: String...) -> T? {
    if value != nil { return value }
    let missing = keys.filter { fields[$0] == nil }.map { Excerpt.quoted($0) }
    // Invalid values are reported when they are read.
    guard !missing.isEmpty else { return nil }
    diagnostics.warn(
      .invalidExtension,
      at: fields.mark,
      "\(Excerpt.quoted(name)) lacks \(missing.joined(separator: " and ")); ignored",
      fix: "add \(missing.joined(separator: " and "))"
    )
    return nil
  }

  func warn(_ value: JSONValue, _ key: String, _ problem: String, fix: String) {
    diagnostics.warn(
      .invalidExtension,
      at: value.mark,
      "\(Excerpt.quoted(key)) of \(Excerpt.quoted(name)) \(problem); ignored",
      fix: fix
    )
  }
}
