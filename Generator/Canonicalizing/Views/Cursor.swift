import Specification

/// A node that is read as an object of a description.
///
/// A value of the wrong kind is reported and counts as absent.
struct Cursor {
  let node: Node
  let source: Description
  /// The reference to the node; its `summary` and `description` take precedence.
  let siblings: Node?

  var diagnostics: Diagnostics { source.diagnostics }

  init(_ node: Node, in source: Description, siblings: Node? = nil) {
    self.node = node
    self.source = source
    self.siblings = siblings
  }

  /// Returns the value under a key; an explicit null counts as absent.
  func value(_ key: String) -> Node? {
    if let siblings, key == "description" || key == "summary", let own = siblings[key],
      own.kind != .null
    {
      return own
    }
    guard let value = node[key], value.kind != .null else { return nil }
    return value
  }

  func has(_ key: String) -> Bool { node[key] != nil }

  /// Returns the location of a key.
  func keyMark(of key: String) -> Mark? { node.entries.first { $0.key == key }?.keyMark }

  /// Returns a scalar as text, because authors omit quotation marks.
  func string(_ key: String) -> String? {
    guard let value = value(key) else { return nil }
    guard !value.kind.isCollection else {
      report(value, key, expected: "a string")
      return nil
    }
    return value.text
  }

  func boolean(_ key: String) -> Bool? {
    guard let value = value(key) else { return nil }
    if let boolean = value.boolean { return boolean }
    guard let coerced = value.coercedBoolean else {
      report(value, key, expected: "true or false")
      return nil
    }
    report(value, key, readAs: "\(coerced)")
    return coerced
  }

  func flag(_ key: String) -> Bool { boolean(key) ?? false }

  func mapping(_ key: String) -> Node? { collection(key, .mapping) }

  func sequence(_ key: String) -> Node? { collection(key, .sequence) }

  /// Returns the elements of a list; one scalar is read as a list of one.
  func scalars(_ key: String) -> [Node]? {
    guard let value = many(key, .sequence) else { return nil }
    guard value.kind.isCollection else {
      report(value, key, readAs: "an array of one element", expected: "an array")
      return [value]
    }
    return checked(value, key, .sequence).map { Array($0.elements) }
  }

  /// Returns whether there is a list with only values of a kind.
  func hasOnly(_ kind: Node.Kind, in key: String) -> Bool {
    guard let value = many(key, .sequence) else { return false }
    guard value.kind == .sequence else { return value.kind == kind }
    return value.count > 0 && value.elements.allSatisfy { $0.kind == kind }
  }

  /// Returns the scalars of a list as text.
  func strings(_ key: String) -> [String] {
    (scalars(key) ?? []).compactMap { element in
      guard element.kind.isCollection else { return element.text }
      report(element, key, expected: "a string", found: "can't contain \(element.kind.words)")
      return nil
    }
  }

  private func collection(_ key: String, _ kind: Node.Kind) -> Node? {
    many(key, kind).flatMap { checked($0, key, kind) }
  }

  /// Returns the value if it is a collection of a kind, or nil after reporting that it isn't.
  func checked(_ value: Node, _ key: String, _ kind: Node.Kind) -> Node? {
    guard value.kind == kind else {
      report(value, key, expected: kind.words)
      return nil
    }
    return value
  }

  private func report(_ value: Node, _ key: String, expected: String, found: String? = nil) {
    report(
      value,
      "\(Excerpt.quoted(key)) \(found ?? "can't be \(value.kind.words)"); ignored",
      fix: "write \(expected)"
    )
  }

  /// Reports how a value of the wrong kind is read.
  func report(_ value: Node, _ key: String, readAs meaning: String, expected: String? = nil) {
    report(
      value,
      "\(Excerpt.quoted(key)) can't be \(value.kind.words); interpreted as \(meaning)",
      fix: "write \(expected ?? meaning)"
    )
  }

  private func report(_ value: Node, _ message: String, fix: String) {
    diagnostics.warn(.invalidValue, at: value.mark, message, fix: fix)
  }
}
