/// The names and values of a form, a query or cookies.
struct NamedPairs {
  struct Pair {
    let name: String
    let range: Range<Int>
  }

  let pairs: [Pair]
  /// Whether the pairs are those of the URL of a redirect.
  var isRedirect = false

  init(pairs: [Pair]) { self.pairs = pairs }

  /// Reads `name=value` pairs of a range.
  init(_ text: [UInt8], in range: Range<Int>, separatedBy separator: UInt8) {
    pairs = text.ranges(in: range, separatedBy: separator).compactMap { pair in
      let begin = text.end(from: pair.lowerBound) { $0 == 0x20 }
      guard begin < pair.upperBound,
        let equals = text[begin..<pair.upperBound].firstIndex(of: UInt8(ascii: "="))
      else { return nil }
      let name = Array(text[begin..<equals])
      return Pair(
        name: (PercentEncoding.decoded(name, isForm: true) ?? name).text,
        range: equals + 1..<pair.upperBound
      )
    }
  }

  /// Returns the field of a pair: of a code and a state of OAuth 2.0 (RFC 6749, section 4.1), by
  /// the pairs beside them.
  ///
  /// - Parameter names: The names of all pairs.
  static func field(
    _ name: String,
    in location: FieldName.Location,
    among names: some Sequence<String>,
    isRedirect: Bool
  ) -> FieldName {
    let isOfOAuth =
      switch name {
      case "code": isRedirect || names.contains(where: besideCodes.contains)
      case "state": names.contains(where: besideStates.contains)
      default: false
      }
    return FieldName(location: location, name: name, isOfOAuth: isOfOAuth)
  }

  private static let besideCodes: Set = ["grant_type", "redirect_uri", "session_state", "state"]

  private static let besideStates: Set = [
    "client_id", "code", "code_challenge", "redirect_uri", "response_type", "session_state",
  ]

  /// Reads a whole text as a form; nil if it isn't one.
  init?(form text: [UInt8]) {
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")), equals > 0, equals <= 128,
      text[..<equals].allSatisfy({ $0.isAlphanumeric || $0.isOne(of: "_-.~%+[]$") }),
      !text.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "<") }),
      !text.has("==", at: text.count - 2) || text.contains(UInt8(ascii: "&"))
    else { return nil }
    self.init(text, in: 0..<text.count, separatedBy: UInt8(ascii: "&"))
  }

  /// Finds `name=value` in a longer text, such as a log or a page; also in the query of a value.
  init(within text: [UInt8]) {
    var pairs: [Pair] = []
    var position = 0
    while let equals = text[position...].firstIndex(of: UInt8(ascii: "=")) {
      var begin = equals
      while begin > position, equals - begin < 64, Self.isName(text[begin - 1]) { begin -= 1 }
      position = equals + 1
      // The value is only searched after a name, so that a line of “=” takes linear time.
      guard begin < equals else { continue }
      let isQuoted = equals + 1 < text.count && Self.isQuote(text[equals + 1])
      let start = equals + (isQuoted ? 2 : 1)
      let end =
        isQuoted
        ? text.end(from: start) { $0 != text[equals + 1] && $0 != 0x0A }
        : text.end(from: start, where: Self.isValue)
      guard end > start else { continue }
      pairs.append(Pair(name: text[begin..<equals].text, range: start..<end))
      pairs += Self.queryPair(text, start..<end).map { [$0] } ?? []
      position = end
    }
    self.pairs = pairs
  }

  /// The first pair in the query of a URL.
  private static func queryPair(_ text: [UInt8], _ url: Range<Int>) -> Pair? {
    guard let question = text[url].firstIndex(of: UInt8(ascii: "?")) else { return nil }
    return NamedPairs(text, in: question + 1..<url.upperBound, separatedBy: UInt8(ascii: "&"))
      .pairs.first
  }

  static func isName(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  static func isValue(_ byte: UInt8) -> Bool {
    byte > 0x20 && !isQuote(byte) && !delimiters.contains(byte)
  }

  private static let delimiters = [UInt8]("&;,<>()#`\\")
}
