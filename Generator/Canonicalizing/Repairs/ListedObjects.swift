import Canonical
import Specification

/// Mappings of named objects that are written as a list or a reference.
extension Cursor {
  /// Returns the objects by their own names, or those of their components, or else by position;
  /// nil if the value is a mapping as it should be.
  func listed<V: View>(_ key: String) -> [Named<V>]? {
    guard let characteristic = V.kind.flatMap({ characteristicKeys[$0] }), let value = value(key)
    else { return nil }
    guard value.kind == .sequence else {
      guard let one = value.reference.flatMap({ _ in source.documents.resolve(value) }),
        one.kind == .mapping, one.has(anyOf: characteristic)
      else { return nil }
      diagnostics.warn(
        .invalidValue,
        at: value.mark,
        "\(Excerpt.quoted(key)) can't refer to a single entry; interpreted as the only entry",
        fix: "write the reference as the value of a key"
      )
      return named([value], key)
    }
    let areObjects = value.elements.allSatisfy {
      $0.reference != nil || $0.has(anyOf: characteristic)
    }
    guard areObjects, value.count > 0 else { return nil }
    report(value, key, readAs: "an object")
    return named(Array(value.elements), key)
  }

  private func named<V: View>(_ elements: [Node], _ key: String) -> [Named<V>] {
    elements.enumerated().compactMap { position, element in
      guard let object: V = view(of: element, called: key) else { return nil }
      let own = element["name"]?.string ?? element["operationId"]?.string
      let name = own ?? object.node.componentName ?? "\(key)\(position + 1)"
      return Named(key: name, keyMark: element.mark, value: object)
    }
  }
}

/// The keys that distinguish an object of a kind from a mapping of such objects.
private let characteristicKeys: [ObjectKind: Keywords] = [
  .asyncServer: Keywords("url", "host", "protocol"),
  .asyncParameter: Keywords("name", "schema", "description", "location"),
  .asyncOperation: Keywords("action"),
  .message: Keywords("payload", "contentType"),
]
