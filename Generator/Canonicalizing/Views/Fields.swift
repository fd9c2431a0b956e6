import Specification

/// A mapping that is read key by key; missing values and values of the wrong kind are reported.
struct Fields {
  let node: Node
  /// The noun of the mapping for diagnostics, such as “a rename”.
  let noun: String
  let diagnostics: Diagnostics
  /// Whether the value null is an absent one, as some tools write it in archives.
  private let ignoresNull: Bool

  /// Creates a reader; nil after reporting a node that is not a mapping.
  init?(_ node: Node, noun: String, ignoresNull: Bool = false, diagnostics: Diagnostics) {
    self.ignoresNull = ignoresNull
    self.node = node
    self.noun = noun
    self.diagnostics = diagnostics
    guard node.kind == .mapping else {
      reportKind(of: node, noun, expected: "an object")
      return nil
    }
  }

  /// Reports each unknown key, and lists the known ones.
  func allowOnly(_ known: [String]) {
    for entry in node.entries where !known.contains(entry.key) {
      let near = Suggestion.nearest(to: entry.key, among: known)
      let list = "use one of the keys " + known.joined(separator: ", ")
      report(
        .unknownKey,
        at: entry.keyMark,
        "unknown key \(Excerpt.quoted(entry.key)) in \(noun)",
        fix: quotation(before: entry) ?? near.map { "did you mean \(Excerpt.quoted($0))?" } ?? list
      )
    }
  }

  /// How to write a text with a comma, after which a key without a value begins; nil if the key
  /// is another one.
  private func quotation(before entry: Node.Entry) -> String? {
    var last: Node.Entry?
    for other in node.entries {
      if other.keyMark == entry.keyMark { break }
      last = other
    }
    guard entry.value.kind == .null, entry.value.text.isEmpty, let last,
      let text = last.value.string
    else { return nil }
    return "quote a value with a comma: \(last.key): \"\(text), \(entry.key)\""
  }

  subscript(key: String) -> Node? {
    guard let value = node[key], !ignoresNull || value.kind != .null else { return nil }
    return value
  }

  /// A required value.
  func required(_ key: String) -> Node? {
    if let value = self[key] { return value }
    report(
      .missingKey,
      at: node.mark,
      "\(noun) lacks the key \(Excerpt.quoted(key))",
      fix: "add \(Excerpt.quoted(key))"
    )
    return nil
  }

  /// A required, nonempty string.
  func requiredText(_ key: String) -> String? {
    required(key).flatMap { text($0, key) }
  }

  /// A required string, which may be empty.
  func requiredString(_ key: String) -> String? {
    required(key).flatMap { _ in optionalString(key) }
  }

  /// An optional, nonempty string.
  func optionalText(_ key: String) -> String? {
    self[key].flatMap { text($0, key) }
  }

  /// An optional string, which may be empty.
  func optionalString(_ key: String) -> String? {
    guard let value = self[key] else { return nil }
    if let string = value.string { return string }
    reportKind(of: value, Excerpt.quoted(key), expected: "a string")
    return nil
  }

  /// The text of an optional string, number or boolean.
  func optionalScalar(_ key: String) -> String? {
    guard let value = self[key], [.boolean, .integer, .float].contains(value.kind) else {
      return optionalString(key)
    }
    return value.text
  }

  /// The elements of a list; empty if it is absent.
  func list(_ key: String) -> [Node] {
    guard let value = self[key] else { return [] }
    guard value.kind == .sequence else {
      reportKind(of: value, Excerpt.quoted(key), expected: "an array")
      return []
    }
    return Array(value.elements)
  }

  /// The strings of a list; empty if it is absent.
  func texts(_ key: String) -> [String] {
    list(key).compactMap { text($0, key) }
  }

  func report(_ code: Diagnostic.Code, at mark: Mark, _ message: String, fix: String? = nil) {
    diagnostics.report(Diagnostic(.error, code, at: mark, message, fix: fix))
  }

  func text(_ value: Node, _ key: String) -> String? {
    guard let text = value.string else {
      reportKind(of: value, Excerpt.quoted(key), expected: "a string")
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report(.invalidValue, at: value.mark, "\(Excerpt.quoted(key)) is empty", fix: "write a value")
      return nil
    }
    return text
  }

  private func reportKind(of value: Node, _ what: String, expected: String) {
    report(
      .invalidValue,
      at: value.mark,
      "\(what) must be \(expected), not \(value.kind.words)",
      fix: "write \(expected)"
    )
  }
}
