import Canonical
import Specification

extension Cursor {
  /// Returns the object under a key, with its `$ref` resolved.
  func view<V: View>(_ key: String, as view: V.Type = V.self) -> V? {
    value(key).flatMap { self.view(of: $0, called: key) }
  }

  /// Returns the objects of a list; a mapping of objects, or one object, is read as a list.
  func views<V: View>(_ key: String, as view: V.Type = V.self) -> [V] {
    guard let value = many(key, .sequence), value.kind == .mapping else {
      return sequence(key).map { views(of: Array($0.elements), key) } ?? []
    }
    let isNamed = value.isOfNamedObjects
    report(
      value,
      key,
      readAs: isNamed ? "an array" : "an array of one element",
      expected: "an array"
    )
    return views(of: isNamed ? value.entries.map(\.value) : [value], key)
  }

  private func views<V: View>(of elements: [Node], _ key: String) -> [V] {
    elements.flatMap { element -> [V] in
      guard element.kind == .sequence else {
        return self.view(of: element, called: key).map { [$0] } ?? []
      }
      report(
        element,
        key,
        readAs: "elements of the outer array",
        expected: "each element in the outer array"
      )
      return element.elements.compactMap { self.view(of: $0, called: key) }
    }
  }

  /// Returns the objects of a mapping; in an extensible one, keys that begin with `x-` are skipped.
  func entries<V: View>(
    _ key: String,
    extensible: Bool = false
  ) -> [Named<V>] {
    if let listed: [Named<V>] = listed(key) { return listed }
    return (members(key) ?? []).compactMap { entry in
      if extensible && entry.key.hasPrefix("x-") { return nil }
      guard let view: V = self.view(of: entry.value, called: entry.key) else { return nil }
      return Named(key: entry.key, keyMark: entry.keyMark, value: view)
    }
  }

  /// Returns the object at a node, or the target of its `$ref`.
  func view<V: View>(
    of written: Node,
    called name: String,
    as view: V.Type = V.self
  ) -> V? {
    guard let reference = written["$ref"], reference.kind == .string else {
      written["$ref"].map(source.targetCheck.reportWrongReference)
      return written.kind == .mapping ? V(cursor: Cursor(written, in: source)) : none(written, name)
    }
    guard let target = source.documents.resolve(written) else { return nil }
    guard target.kind == .mapping else { return none(target, name) }
    let check = source.targetCheck
    if check.refersToSection(reference, at: target, called: name) { return nil }
    guard let kind = check.otherKind(of: target, than: V.kind) else {
      return V(cursor: Cursor(target, in: source, siblings: written))
    }
    return check.cursor(referredToBy: written, to: target, kind, for: V.kind, called: name)
      .map(V.init(cursor:))
  }

  private func none<V>(_ value: Node, _ name: String) -> V? {
    diagnostics.warn(
      .invalidValue,
      at: value.mark,
      "\(Excerpt.quoted(name)) can't be \(value.kind.words); ignored",
      fix: "write an object"
    )
    return nil
  }
}
