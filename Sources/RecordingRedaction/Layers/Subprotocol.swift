/// An element of `Sec-WebSocket-Protocol` (RFC 6455, section 11.3.4), which may be a token, since
/// browsers can't send other headers with a handshake.
struct Subprotocol {
  let range: Range<Int>
  /// The range of what may be a token.
  let token: Range<Int>
  /// Whether the element, or the one before it, states that this is a token.
  let isNamed: Bool
  /// Whether the token is in base64url, as in those of Kubernetes.
  let isBase64: Bool

  /// The elements of a header.
  static func all(in text: [UInt8]) -> [Subprotocol] {
    var elements: [Subprotocol] = []
    var isNamed = false
    for element in text.ranges(in: 0..<text.count, separatedBy: UInt8(ascii: ",")) {
      let begin = text.end(from: element.lowerBound, where: \.isWhitespace)
      var end = element.upperBound
      while end > begin, text[end - 1].isWhitespace { end -= 1 }
      guard begin < end else { continue }
      let range = begin..<end
      if let prefix = prefixes.first(where: {
        text[range].count > $0.utf8CodeUnitCount
          && text.has($0, at: begin, ignoringCase: true)
      }) {
        elements.append(
          Subprotocol(
            range: range,
            token: begin + prefix.utf8CodeUnitCount..<end,
            isNamed: true,
            isBase64: text.has("base64", at: begin, ignoringCase: true)
          )
        )
      } else {
        elements.append(
          Subprotocol(range: range, token: range, isNamed: isNamed, isBase64: false)
        )
      }
      isNamed = names.contains(NameConventions.letters(of: text[range].text))
    }
    return elements
  }

  /// Whether the text of the token isn't the name of a subprotocol, such as `v12.stomp`.
  func isToken(_ text: [UInt8]) -> Bool {
    if Randomness.isRandom(text) || WebToken(text) != nil { return true }
    return isNamed && text.count >= 8 && text.contains(where: \.isDigit)
      && !text.contains(UInt8(ascii: "."))
  }

  /// The beginnings of elements that have a token after them, the longest first.
  private static let prefixes: [StaticString] = [
    "base64url.bearer.authorization.k8s.io.", "authorization.bearer.", "base64.bearer.",
    "base64url.bearer.", "access_token.", "access-token.", "authorization.", "bearer.", "token.",
    "auth.", "jwt.",
  ]

  private static let names: Set = [
    "accesstoken", "apikey", "auth", "authentication", "authorization", "authorizationbearer",
    "authtoken", "bearer", "idtoken", "jwt", "token",
  ]
}
