import BinderyRuntime

extension JSONValue {
  /// What a step of a JSON Pointer leads to.
  func member(_ step: String) -> JSONValue? {
    switch self {
    case .object(let object): return object[step]
    case .array(let elements):
      guard let index = Int(step), elements.indices.contains(index) else { return nil }
      return elements[index]
    default: return nil
    }
  }

  /// A text in quotes, fit for one line.
  static func quoted(_ text: String) -> String { JSONValue.string(text).excerpt }

  /// The value as JSON, cut where it would fill a screen.
  var excerpt: String {
    let text = description
    return text.count > 200 ? text.prefix(199) + "…" : text
  }
}
