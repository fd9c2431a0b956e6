import Specification

/// Lists and mappings of things, also where their author writes them in another form.
extension Cursor {
  /// The value where a list or a mapping of many things belongs.
  ///
  /// A reference takes the place of one of the things and of nothing else. One that stands where
  /// they all belong is followed, if it leads to many.
  func many(_ key: String, _ kind: Node.Kind) -> Node? {
    guard let value = value(key) else { return nil }
    guard value.count == 1, value.kind == .mapping, let reference = value.reference else {
      return value
    }
    guard let target = source.documents.resolve(value) else { return nil }
    guard kind == .mapping || target.kind == .sequence else { return value }
    warn(
      .invalidReference,
      at: reference.mark,
      "no reference belongs in the place of all \(Excerpt.quoted(key)); it is followed",
      fix: "write \(kind == .mapping ? "the mapping" : "the list") itself"
    )
    return target
  }

  /// The entries of a mapping; a list of mappings with one entry each is taken as one mapping.
  func members(_ key: String) -> [Node.Entry]? {
    guard let value = many(key, .mapping) else { return nil }
    guard value.kind == .sequence else {
      return checked(value, key, .mapping).map { Array($0.entries) }
    }
    let entries = value.elements.compactMap { element in
      element.count == 1 ? element.entries.first { $0.value.kind == .mapping } : nil
    }
    guard entries.count == value.count, !entries.isEmpty else {
      return checked(value, key, .mapping).map { Array($0.entries) }
    }
    report(value, key, takenAs: "a mapping")
    return entries
  }
}

extension Node {
  /// Whether it is a mapping of objects, and not one object.
  var isOfNamedObjects: Bool {
    kind == .mapping && self["$ref"] == nil && entries.allSatisfy { $0.value.kind == .mapping }
  }

  /// Whether it says what a schema can say, or nothing.
  var hasKeyword: Bool { count == 0 || has(anyOf: Schema.keywords) }
}
