import Specification

/// Lists and mappings of objects, also in other forms than the standard's.
extension Cursor {
  /// Returns the value of a key that has a list or a mapping of objects.
  ///
  /// A reference is only valid instead of one of the objects. One instead of the collection is
  /// resolved and reported if its target is a collection.
  func many(_ key: String, _ kind: Node.Kind) -> Node? {
    guard let value = value(key) else { return nil }
    guard value.count == 1, value.kind == .mapping, let reference = value.reference else {
      return value
    }
    guard let target = source.documents.resolve(value) else { return nil }
    guard kind == .mapping || target.kind == .sequence else { return value }
    diagnostics.warn(
      .invalidReference,
      at: reference.mark,
      "\(Excerpt.quoted(key)) can't be a reference; the target of the reference is used",
      fix: "write \(kind == .mapping ? "the object" : "the array") instead of the reference"
    )
    return target
  }

  /// Returns the entries of a mapping; a list of mappings with one entry each is read as one.
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
    report(value, key, readAs: "an object")
    return entries
  }
}

extension Node {
  /// Whether it is a mapping of objects rather than one object.
  var isOfNamedObjects: Bool {
    kind == .mapping && self["$ref"] == nil && entries.allSatisfy { $0.value.kind == .mapping }
  }

  /// Whether it has a keyword of a schema, or is empty.
  var hasKeyword: Bool { count == 0 || has(anyOf: WrittenSchema.keywords) }
}
