import BinderyJSON

/// A change of one part of a JSON value.
struct ValueChange: Hashable {
  let kind: MutationKind
  let path: JSONPath
  /// The new part; nil if it is removed.
  let part: JSONValue?

  init(_ kind: MutationKind, at path: JSONPath, _ part: JSONValue?) {
    self.kind = kind
    self.path = path
    self.part = part
  }

  func applied(to value: JSONValue) -> JSONValue { value.replacing(path, by: part) }

  /// - Parameter keyword: The keyword of the schema that the change is about; empty for none.
  func mutation(of value: JSONValue, about keyword: String = "") -> ValueMutation {
    ValueMutation(kind, at: path, about: keyword, applied(to: value))
  }

  /// Distinguishes the change from others of the same value.
  func identity(about keyword: String = "") -> String {
    ValueMutation.identity(kind, path, keyword)
  }
}
