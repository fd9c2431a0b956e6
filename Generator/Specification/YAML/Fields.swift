extension Diagnostic.Code {
  public static let missingKey = Self("missing-key")
  package static let wrongKind = Self("invalid-value")
}

/// A mapping that is read key by key; what is missing or of the wrong kind is reported.
struct Fields {
  let node: Node
  /// What the mapping is, for messages: “a rename”.
  let noun: String
  let diagnostics: Diagnostics

  /// Nil after reporting that the node is no mapping.
  init?(_ node: Node, noun: String, diagnostics: Diagnostics) {
    self.node = node
    self.noun = noun
    self.diagnostics = diagnostics
    guard node.kind == .mapping else {
      reportKind(of: node, noun, wanted: "a mapping")
      return nil
    }
  }

  /// Reports each key that is not known, with the known ones.
  func allowOnly(_ known: [String]) {
    for entry in node.entries where !known.contains(entry.key) {
      let near = Suggestion.nearest(to: entry.key, among: known)
      let list = "known are " + known.joined(separator: ", ")
      report(
        .unknownKey,
        at: entry.keyMark,
        "\(noun) has no key \(Excerpt.quoted(entry.key))",
        fix: near.map { "did you mean \(Excerpt.quoted($0))? \(list)" } ?? list
      )
    }
  }

  subscript(key: String) -> Node? { node[key] }

  /// A value that must be there.
  func required(_ key: String) -> Node? {
    if let value = node[key] { return value }
    report(
      .missingKey,
      at: node.mark,
      "\(noun) lacks the key \(Excerpt.quoted(key))",
      fix: "add it"
    )
    return nil
  }

  /// A string that must be there and say something.
  func requiredText(_ key: String) -> String? {
    required(key).flatMap { text($0, key) }
  }

  /// A string that says something, when it is there.
  func optionalText(_ key: String) -> String? {
    node[key].flatMap { text($0, key) }
  }

  /// A string, even an empty one, when it is there.
  func optionalString(_ key: String) -> String? {
    guard let value = node[key] else { return nil }
    if let string = value.string { return string }
    reportKind(of: value, Excerpt.quoted(key), wanted: "text")
    return nil
  }

  /// The elements of a list; none when it is absent.
  func list(_ key: String) -> [Node] {
    guard let value = node[key] else { return [] }
    guard value.kind == .sequence else {
      reportKind(of: value, Excerpt.quoted(key), wanted: "a list")
      return []
    }
    return Array(value.elements)
  }

  /// The strings of a list; none when it is absent.
  func texts(_ key: String) -> [String] {
    list(key).compactMap { text($0, key) }
  }

  func report(_ code: Diagnostic.Code, at mark: Mark, _ message: String, fix: String? = nil) {
    diagnostics.report(Diagnostic(.error, code, at: mark, message, fix: fix))
  }

  func text(_ value: Node, _ key: String) -> String? {
    guard let text = value.string else {
      reportKind(of: value, Excerpt.quoted(key), wanted: "text")
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report(.invalidValue, at: value.mark, "\(Excerpt.quoted(key)) is empty", fix: "write it")
      return nil
    }
    return text
  }

  private func reportKind(of value: Node, _ what: String, wanted: String) {
    report(
      .invalidValue,
      at: value.mark,
      "\(what) must be \(wanted), and here is \(value.kind.words)"
    )
  }
}
