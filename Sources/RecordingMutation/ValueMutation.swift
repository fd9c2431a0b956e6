import BinderyJSON

/// A JSON value with one change.
package struct ValueMutation: Hashable, Sendable {
  package let kind: MutationKind
  /// The path of the changed value.
  package let path: JSONPath
  /// The keyword of the schema that the change is about; empty for none.
  package let keyword: String
  /// The whole value after the change.
  package let value: JSONValue

  package init(
    _ kind: MutationKind,
    at path: JSONPath,
    about keyword: String = "",
    _ value: JSONValue
  ) {
    self.kind = kind
    self.path = path
    self.keyword = keyword
    self.value = value
  }

  /// Distinguishes the mutation from others of the same value.
  package var identity: String { Self.identity(kind, path, keyword) }

  static func identity(_ kind: MutationKind, _ path: JSONPath, _ keyword: String) -> String {
    "\(kind) \(path) \(keyword)"
  }
}

extension JSONValue {
  /// Returns the value with the part at a path replaced; nil removes that part.
  package func replacing(_ path: JSONPath, by value: JSONValue?) -> JSONValue {
    replacing(path.steps[...], by: value)
  }

  private func replacing(_ steps: ArraySlice<JSONPath.Step>, by value: JSONValue?) -> JSONValue {
    guard let step = steps.first else { return value ?? self }
    let rest = steps.dropFirst()
    switch (step, self) {
    case (.key(let key), .object(var object)):
      object[key] = rest.isEmpty ? value : object[key]?.replacing(rest, by: value)
      return .object(object)
    case (.index(let index), .array(var elements)) where elements.indices.contains(index):
      if !rest.isEmpty {
        elements[index] = elements[index].replacing(rest, by: value)
      } else if let value {
        elements[index] = value
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    default: return self
    }
  }
}
