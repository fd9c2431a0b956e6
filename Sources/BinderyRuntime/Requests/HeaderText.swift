/// Text that may stand in a header.
struct HeaderText {
  /// The text with every character outside printable ASCII as the `%XX` of its UTF-8.
  let encoded: String

  /// Throws when a control character would end the header, or the whole head.
  init(_ text: String, of parameter: String) throws(InvalidRequest) {
    try Self.refuseControls(in: [text], of: parameter)
    encoded = PercentEncoding.header.encode(text)
  }

  static func refuseControls(in texts: [String], of parameter: String) throws(InvalidRequest) {
    for text in texts {
      guard let control = text.utf8.first(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F })
      else { continue }
      let character = Unicode.Scalar(control).escaped(asASCII: true)
      throw InvalidRequest(
        parameter: parameter,
        reason: "the control character \(character) cannot stand in a header"
      )
    }
  }
}

extension JSONValue {
  /// Compact JSON in ASCII alone.
  var asciiText: String {
    description.unicodeScalars.reduce(into: "") { text, scalar in
      guard !scalar.isASCII else { return text.unicodeScalars.append(scalar) }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
}
