/// Methods that return the body of a response as a sequence of elements.
extension HTTPStreamedResponse {
  /// Returns events whose data are JSON; data equal to `terminator` end the stream.
  public func events<Payload: JSONDecodable>(
    _ type: Payload.Type = Payload.self,
    terminator: String? = nil
  ) -> ServerSentEvents<Payload> {
    events(terminator: terminator) { event throws(JSONError) in try event.json() }
  }

  /// Returns events whose data are text.
  public func textEvents(terminator: String? = nil) -> ServerSentEvents<String> {
    events(terminator: terminator) { event in event.text }
  }

  /// Returns events that are decoded from the whole event, including its name.
  public func events<Payload: Sendable>(
    terminator: String? = nil,
    decode: @escaping ServerSentEvents<Payload>.Decode
  ) -> ServerSentEvents<Payload> {
    ServerSentEvents(body, terminator: terminator, decode: decode)
  }

  /// Returns JSON texts, separated as the media type states: by lines, or as in RFC 7464.
  public func jsonLines<Element: JSONDecodable>(
    _ type: Element.Type = Element.self
  ) -> JSONLines<Element> {
    JSONLines(body, mediaType.isJSONSequence ? .sequence : .lines) { text throws(JSONError) in
      try JSONReader.decode(from: text)
    }
  }
}
