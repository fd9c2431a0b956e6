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

  /// The value as JSON, cut where it would fill a screen.
  var excerpt: String {
    let text = description
    return text.count > 80 ? text.prefix(79) + "…" : text
  }
}
