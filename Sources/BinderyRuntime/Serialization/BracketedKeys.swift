/// Serializes nested values under keys in brackets: `filter[tags][0]=new`.
///
/// null, empty arrays and empty objects are omitted: there is no key to write them under.
struct BracketedKeys {
  /// The brackets, percent-encoded for URLs.
  var brackets = (open: "%5B", close: "%5D")
  let encode: (String) -> String

  func items(for value: JSONValue, key: String) -> [HTTPQueryItem] {
    switch value {
    case .null: []
    case .array(let elements):
      elements.enumerated().flatMap { index, element in
        items(for: element, key: nested(key, "\(index)"))
      }
    case .object(let object):
      object.members.flatMap { items(for: $0.value, key: nested(key, encode($0.key))) }
    case .boolean, .number, .string:
      [HTTPQueryItem(name: key, value: encode(value.parameterText ?? ""))]
    }
  }

  private func nested(_ key: String, _ member: String) -> String {
    key + brackets.open + member + brackets.close
  }
}
