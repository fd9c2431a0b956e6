/// Text that is valid in a header field.
struct HeaderText {
  /// The text; one with characters outside printable ASCII has them and `%` percent-encoded as
  /// UTF-8.
  let encoded: String

  /// Throws for a control character, which would end the field or the header.
  init(_ text: String, of parameter: String) throws(InvalidRequest) {
    try Self.refuseControls(in: [text], of: parameter)
    encoded = PercentEncoding.header.encodingPercent(in: [text]).encode(text)
  }

  static func refuseControls(in texts: [String], of parameter: String) throws(InvalidRequest) {
    for text in texts {
      guard let control = text.utf8.first(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F })
      else { continue }
      let character = Unicode.Scalar(control).escaped(asASCII: true)
      throw InvalidRequest(
        parameter: parameter,
        reason: "the control character \(character) is not allowed in a header"
      )
    }
  }
}

extension JSONValue {
  /// The value as compact JSON in ASCII.
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
