/// Serializes a value as the items of a query.
///
/// Cells that OpenAPI's table leaves empty use the nearest defined one: a primitive is serialized
/// as by `form` in every style, and delimited styles explode as `form` does.
struct QuerySerialization {
  let name: String
  let style: QueryStyle
  let explode: Bool
  let allowReserved: Bool

  /// Appends the items of a value, which for most is one, the same in every style.
  func add(_ value: JSONValue, to query: inout [HTTPQueryItem]) throws(InvalidRequest) {
    switch value {
    case .string(let text): query.append(item(encodedName, encode(text)))
    case .number(let number): query.append(item(encodedName, encode(number.text)))
    case .boolean: query.append(item(encodedName, value.description))
    case .null, .array, .object: query += try items(for: value)
    }
  }

  func items(for value: JSONValue) throws(InvalidRequest) -> [HTTPQueryItem] {
    if style == .deepObject {
      return BracketedKeys(encode: encode).items(for: value, key: encodedName)
    }
    switch ParameterValue(value).map(encode) {
    case .list(let texts) where explode: return texts.map { item(encodedName, $0) }
    case .members(let members) where explode: return members.map { item($0.name, $0.value) }
    case .text(let text): return [item(encodedName, text)]
    case let encoded: return try joined(encoded.elements)
    }
  }

  /// Joins elements; an empty list is undefined in RFC 6570, so that nothing is sent.
  private func joined(_ elements: [String]) throws(InvalidRequest) -> [HTTPQueryItem] {
    guard !elements.isEmpty else { return [] }
    let separator = style.separator
    if elements.contains(where: { $0.firstRange(of: separator.encoded) != nil }) {
      throw .containsSeparator(separator.raw, name)
    }
    return [item(encodedName, elements.joined(separator: separator.encoded))]
  }

  private func item(_ name: String, _ value: String) -> HTTPQueryItem {
    HTTPQueryItem(name: name, value: value)
  }

  private var encodedName: String { PercentEncoding.unreserved.encode(name) }

  private func encode(_ text: String) -> String {
    (allowReserved ? PercentEncoding.reserved : .unreserved).encode(text)
  }
}

extension InvalidRequest {
  /// The error of a value with an element that would be read as several.
  static func containsSeparator(_ separator: Unicode.Scalar, _ parameter: String) -> Self {
    Self(
      parameter: parameter,
      reason: "an element contains “\(separator)”, which separates the elements"
    )
  }
}
