/// The `application/x-www-form-urlencoded` text of an object.
///
/// Repeated names are OpenAPI's default (`form`, exploded). For nested values OpenAPI has no rule;
/// services read keys in brackets. Spaces become `+`, as in the URL Standard.
struct FormText: CustomStringConvertible {
  let items: [HTTPQueryItem]

  var description: String { items.map(\.text).joined(separator: "&") }

  init(_ value: JSONValue, _ manners: [String: FormMember] = [:]) throws(InvalidRequest) {
    guard case .object(let object) = value else {
      throw InvalidRequest(parameter: "body", reason: "a form needs an object")
    }
    var items: [HTTPQueryItem] = []
    for member in object.members {
      items += try Self.items(for: member.value, named: member.key, manners[member.key])
    }
    self.items = items
  }

  private static func items(
    for value: JSONValue,
    named name: String,
    _ manner: FormMember?
  ) throws(InvalidRequest) -> [HTTPQueryItem] {
    switch manner {
    case nil: return items(for: value, key: encode(name))
    case .json where value == .null: return []
    case .json: return [HTTPQueryItem(name: encode(name), value: encode(value.description))]
    case .style(let style, let explode, let allowReserved):
      return try QuerySerialization(
        name: name,
        style: style,
        explode: explode,
        allowReserved: allowReserved
      ).items(for: value)
    }
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
