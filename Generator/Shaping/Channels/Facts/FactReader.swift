import Canonicalizing
import Shape
import Specification

/// Reads what an extension about connections says, and tells what of it makes no sense.
struct FactReader {
  let fact: RealtimeExtension
  /// The extension, such as `x-keep-alive`.
  let name: String
  let messages: MessageDirectory
  let diagnostics: Diagnostics

  /// The same for a part of the extension.
  func part(_ fact: RealtimeExtension) -> FactReader {
    FactReader(fact: fact, name: name, messages: messages, diagnostics: diagnostics)
  }

  func part(_ key: String) -> FactReader? { fact.part(key).map(part) }

  func text(_ key: String) -> String? { fact.cursor.string(key) }

  /// One of the words that there are.
  func word<Word: CaseIterable & RawRepresentable<String>>(
    _ key: String,
    as type: Word.Type = Word.self
  ) -> Word? {
    guard let value = fact[key] else { return nil }
    if let word = Word(rawValue: value.kind.isCollection ? "" : value.text) { return word }
    let words = Word.allCases.map(\.rawValue)
    let meant = Suggestion.nearest(to: value.text, among: words).map { "write \($0)" }
    warn(
      value,
      key,
      "none of its words",
      fix: meant ?? "write \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")"
    )
    return nil
  }

  /// A time, of at most a million years.
  func seconds(_ key: String) -> Double? {
    number(key, 0...3e13, fix: "write a number of seconds, such as 30 or 0.5")
  }

  func factor(_ key: String) -> Double? {
    number(key, 1...1e9, fix: "write a number from 1 on")
  }

  func count(_ key: String, from least: Int) -> Int? {
    guard let value = fact[key] else { return nil }
    if let count = value.integer, count >= least { return count }
    warn(value, key, "no whole number from \(least) on", fix: "write one")
    return nil
  }

  private func number(_ key: String, _ range: ClosedRange<Double>, fix: String) -> Double? {
    guard let value = fact[key] else { return nil }
    if let number = value.number, range.contains(number) { return number }
    warn(value, key, "no number that it can be", fix: fix)
    return nil
  }

  /// The name of the message to which a key refers.
  func message(_ key: String, _ way: MessageDirectory.Way) -> String? {
    fact.message(key).flatMap { name(of: $0, way) }
  }

  func messages(_ key: String, _ way: MessageDirectory.Way) -> [String] {
    fact.messages(key).compactMap { name(of: $0, way) }
  }

  private func name(
    of reference: RealtimeExtension.MessageReference,
    _ way: MessageDirectory.Way
  ) -> String? {
    if let name = reference.id.flatMap({ messages.name(of: $0, way) }) { return name }
    diagnostics.report(
      Diagnostic(
        .warning,
        .invalidExtension,
        at: reference.mark,
        "\(Excerpt.quoted(name)) speaks of a message that no channel has, which is"
          + " omitted with what needs it",
        fix: "refer to one, such as '#/channels/…/messages/…'"
      )
    )
    return nil
  }

  func place(_ key: String) -> RealtimeFacts.Place? { fact[key].flatMap(place) }

  func places(_ key: String) -> [RealtimeFacts.Place] {
    fact.cursor.sequence(key)?.elements.compactMap(place) ?? []
  }

  private func place(_ value: Node) -> RealtimeFacts.Place? {
    let text = value.kind.isCollection ? "" : value.text
    guard let expression = RuntimeExpression(text) else {
      diagnostics.report(
        Diagnostic(
          .warning,
          .invalidExtension,
          at: value.mark,
          "\(Excerpt.quoted(text)) is no place in a message, and is omitted with what"
            + " needs it",
          fix: "write $message.payload#/ or $message.header#/, and a JSON pointer"
        )
      )
      return nil
    }
    return RealtimeFacts.Place(
      part: expression.isHeader ? .header : .payload,
      path: expression.path
    )
  }

  /// The value, without which the rest makes no sense.
  func require<T>(_ value: T?, _ keys: String...) -> T? {
    if value != nil { return value }
    let missing = keys.filter { fact[$0] == nil }.map { Excerpt.quoted($0) }
    // What is there was told to be wrong already.
    guard !missing.isEmpty else { return nil }
    diagnostics.report(
      Diagnostic(
        .warning,
        .invalidExtension,
        at: fact.cursor.node.mark,
        "\(Excerpt.quoted(name)) has no effect without \(missing.joined(separator: ", ")), and is"
          + " omitted",
        fix: "write it"
      )
    )
    return nil
  }

  func warn(_ value: Node, _ key: String, _ trouble: String, fix: String) {
    diagnostics.report(
      Diagnostic(
        .warning,
        .invalidExtension,
        at: value.mark,
        "\(Excerpt.quoted(key)) of \(Excerpt.quoted(name)) is \(trouble), and is omitted with"
          + " what needs it",
        fix: fix
      )
    )
  }
}
