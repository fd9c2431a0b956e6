/// Text whose type only the decoded type knows, as in headers and forms.
///
/// Nothing is guessed from the text. The type is decoded from a string; where that fails, from the
/// text as a number or boolean; then from a list of the text's elements, each interpreted alike; at
/// last from the object that these elements make. Thus `X-Code: 007` is decoded as a string by a
/// type that accepts strings, and `Retry-After: 7` as a number by one that accepts numbers.
indirect enum UntypedText {
  /// A text, with its elements in case a list is expected.
  case text(String, elements: [String])
  case list([UntypedText])
  case object([(name: String, value: UntypedText)])

  func decode<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    let reading = UntypedTextInterpretation(self)
    var firstRefusal: JSONError?
    var bytesRead = 0
    while true {
      let json = try reading.json()
      bytesRead += json.count
      do {
        return try JSONReader.decodeStrictly(type, from: json)
      } catch {
        let refusal = firstRefusal ?? error
        firstRefusal = refusal
        guard error.reason.refusesValue, bytesRead < Self.limit, reading.advance(at: error.offset)
        else { throw refusal }
      }
    }
  }

  /// The number of bytes that may be decoded repeatedly before a long text fails.
  private static let limit = 1024 * 1024
}

extension JSONError.Reason {
  /// Whether another interpretation of the text may be decoded.
  fileprivate var refusesValue: Bool {
    switch self {
    case .mismatch, .invalidFormat, .outOfRange: true
    default: false
    }
  }
}
