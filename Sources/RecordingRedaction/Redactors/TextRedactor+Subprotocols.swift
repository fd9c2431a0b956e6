// The value of `Sec-WebSocket-Protocol`.
extension TextRedactor {
  mutating func subprotocols(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    let edits = Subprotocol.all(in: text)
      .compactMap { element -> Edit? in
        let part = origin.part(at: element.token.lowerBound, isEncoded: false)
        let token = Array(text[element.token])
        let result =
          element.isBase64
          ? base64Token(token, element, field, part) : self.token(token, element, field, part)
        return result.map { Edit(range: element.token, replacement: $0) }
      }
    return searched(edits.applied(to: text), text, field, origin)
  }

  private mutating func token(
    _ text: [UInt8],
    _ element: Subprotocol,
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    if element.isToken(text),
      case .replaced(let result) = secret(text, .bearerToken, .credential, field, origin)
    {
      return result
    }
    return content(text, nil, origin, isURL: false)
  }

  private mutating func base64Token(
    _ text: [UInt8],
    _ element: Subprotocol,
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    guard let base64 = Base64(text), PlainText.isPlain(base64.bytes) else {
      return token(text, element, field, origin)
    }
    let part = origin.part(at: 0, isEncoded: true)
    return token(base64.bytes, element, field, part).map(base64.encoded)
  }
}
