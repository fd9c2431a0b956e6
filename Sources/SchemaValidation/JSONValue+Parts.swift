import BinderyJSON

extension JSONValue {
  /// Returns the value at a step of a JSON Pointer.
  package func member(_ step: String) -> JSONValue? {
    switch self {
    case .object(let object): return object[step]
    case .array(let elements):
      guard let index = Int(step), elements.indices.contains(index) else { return nil }
      return elements[index]
    default: return nil
    }
  }

  /// Returns a text in quotes, shortened to fit on a line.
  package static func quoted(_ text: String) -> String { JSONValue.string(text).excerpt }

  /// The value as JSON, shortened to 200 characters.
  package var excerpt: String {
    let text = description
    return text.count > 200 ? text.prefix(199) + "…" : text
  }
}
