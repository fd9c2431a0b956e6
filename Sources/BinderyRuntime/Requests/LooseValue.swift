/// Text whose type only its reader knows, as headers and forms hold it.
///
/// Nothing is guessed from the text: the reader first gets a string; where it refuses that, the
/// text as a bare number or boolean; then a list of the text's elements, each read the same way; at
/// last the object that these elements make. So `X-Code: 007` is a string for who wants a string,
/// and `Retry-After: 7` a number for who wants a number.
indirect enum LooseValue {
  /// One text, and its elements when a list is wanted.
  case text(String, elements: [String])
  case list([LooseValue])
  case object([(name: String, value: LooseValue)])

  func decode<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    let reading = LooseReading(self)
    var firstRefusal: JSONError?
    var bytesRead = 0
    while true {
      let json = try reading.json()
      bytesRead += json.count
      do {
        return try JSONReader.decode(type, from: json)
      } catch {
        let refusal = firstRefusal ?? error
        firstRefusal = refusal
        guard error.reason.refusesValue, bytesRead < Self.limit, reading.advance(at: error.offset)
        else { throw refusal }
      }
    }
  }

  /// How many bytes may be read again and again before a long text is given up.
  private static let limit = 1024 * 1024
}

extension JSONError.Reason {
  /// Whether the same text read as something else might do.
  fileprivate var refusesValue: Bool {
    switch self {
    case .mismatch, .invalidFormat, .outOfRange: true
    default: false
    }
  }
}
