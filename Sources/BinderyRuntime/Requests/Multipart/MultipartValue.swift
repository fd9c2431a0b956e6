/// A value that isn't binary, as the text of a part.
struct MultipartValue {
  let text: String
  /// The media type; nil for plain text in a form.
  let mediaType: String?

  init(_ value: JSONValue, as documented: String?, of name: String) throws(InvalidRequest) {
    guard let documented else {
      let isPlain = value.isPlainText
      text = isPlain ? value.parameterText ?? "" : value.description
      mediaType = isPlain ? nil : "application/json"
      return
    }
    let type = MediaType(documented)
    if type.isJSON {
      (text, mediaType) = (value.description, documented)
    } else if type.essence == "application/x-www-form-urlencoded" {
      (text, mediaType) = (try FormText(value).description, documented)
    } else {
      guard value.isPlainText || type.type == "text" else {
        let reason = "an object or a list has no form in \(type.essence)"
        throw InvalidRequest(parameter: name, reason: reason)
      }
      text = value.parameterText ?? ""
      let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      let hasCharset = isASCII || type.type != "text" || type.charset != nil
      mediaType = hasCharset ? documented : documented + "; charset=utf-8"
    }
  }
}

/// The items of a query style for a value, before they are encoded.
struct MultipartStyle {
  let name: String
  let style: QueryStyle
  let explode: Bool

  /// Returns the items; throws for an element that contains the separator.
  func items(for value: JSONValue) throws(InvalidRequest) -> [HTTPQueryItem] {
    if style == .deepObject {
      return BracketedKeys(brackets: ("[", "]"), encode: { $0 }).items(for: value, key: name)
    }
    switch ParameterValue(value) {
    case .undefined: return []
    case .text(let text): return [HTTPQueryItem(name: name, value: text)]
    case .list(let texts) where explode:
      return texts.map { HTTPQueryItem(name: name, value: $0) }
    case .members(let members) where explode:
      return members.map { HTTPQueryItem(name: $0.name, value: $0.value) }
    case let value where value.elements.isEmpty: return []
    case let value:
      let separator = style.separator.raw
      if value.elements.contains(where: { $0.unicodeScalars.contains(separator) }) {
        throw .containsSeparator(separator, name)
      }
      let text = value.elements.joined(separator: String(separator))
      return [HTTPQueryItem(name: name, value: text)]
    }
  }
}

extension JSONValue {
  fileprivate var isPlainText: Bool {
    switch self {
    case .array, .object: false
    case .null, .boolean, .number, .string: true
    }
  }
}
