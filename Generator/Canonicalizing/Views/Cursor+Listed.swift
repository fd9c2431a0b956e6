import Canonical
import Specification

/// Named things that somebody wrote without their names, as a list or as one alone.
extension Cursor {
  /// The things by what each calls itself, or what refers to it calls it, or else its number; nil
  /// where they stand as they should.
  func listed<V: View>(_ key: String) -> [Named<V>]? {
    guard let telling = V.kind.flatMap({ tellingKeys[$0] }), let value = value(key) else {
      return nil
    }
    guard value.kind == .sequence else {
      guard let one = value.reference.flatMap({ _ in source.documents.resolve(value) }),
        one.kind == .mapping, one.has(anyOf: telling)
      else { return nil }
      warn(
        .invalidValue,
        at: value.mark,
        "\(Excerpt.quoted(key)) refers to one thing and is read as a mapping of that",
        fix: "write the reference under a name"
      )
      return named([value], key)
    }
    let areThings = value.elements.allSatisfy { $0.reference != nil || $0.has(anyOf: telling) }
    guard areThings, value.count > 0 else { return nil }
    report(value, key, takenAs: "a mapping")
    return named(Array(value.elements), key)
  }

  private func named<V: View>(_ elements: [Node], _ key: String) -> [Named<V>] {
    elements.enumerated().compactMap { position, element in
      guard let thing: V = view(of: element, called: key) else { return nil }
      let own = element["name"]?.string ?? element["operationId"]?.string
      let name = own ?? thing.node.componentName ?? "\(key)\(position + 1)"
      return Named(key: name, keyMark: element.mark, value: thing)
    }
  }
}

/// What one of them has, and a mapping of them hasn't.
private let tellingKeys: [ObjectKind: Keywords] = [
  .asyncServer: Keywords("url", "host", "protocol"),
  .asyncParameter: Keywords("name", "schema", "description", "location"),
  .asyncOperation: Keywords("action"),
  .message: Keywords("payload", "contentType"),
]
