/// Names and values in `application/x-www-form-urlencoded`, from an object.
///
/// Repeated names are OpenAPI's default (`form`, exploded). For what nests OpenAPI has none; keys in
/// brackets are what services read. Spaces become `+`, as the URL Standard serializes forms.
struct FormText: CustomStringConvertible {
  let items: [HTTPQueryItem]

  var description: String { items.map(\.description).joined(separator: "&") }

  init(_ value: JSONValue) throws(InvalidRequest) {
    guard case .object(let object) = value else {
      throw InvalidRequest(parameter: "body", reason: "a form needs an object")
    }
    items = object.members.flatMap { Self.items(for: $0.value, key: Self.encode($0.key)) }
  }

  private static func items(for value: JSONValue, key: String) -> [HTTPQueryItem] {
    if case .array(let elements) = value, elements.allSatisfy(\.isPlain) {
      return elements.compactMap(\.parameterText).map {
        HTTPQueryItem(name: key, value: encode($0))
      }
    }
    return BracketedKeys(encode: encode).items(for: value, key: key)
  }

  static func encode(_ text: String) -> String {
    String(PercentEncoding.form.encode(text).map { $0 == " " ? "+" : $0 })
  }
}

extension JSONValue {
  fileprivate var isPlain: Bool {
    switch self {
    case .array, .object: false
    case .null, .boolean, .number, .string: true
    }
  }
}
