/// Reading the body of an answer as elements that come one by one.
extension HTTPStreamedResponse {
  /// Events whose data are JSON; `terminator` is data that means the end instead of an event.
  public func events<Payload: JSONDecodable>(
    _ type: Payload.Type = Payload.self,
    terminator: String? = nil
  ) -> ServerSentEvents<Payload> {
    events(terminator: terminator) { event throws(JSONError) in try event.json() }
  }

  /// Events whose data are text.
  public func textEvents(terminator: String? = nil) -> ServerSentEvents<String> {
    events(terminator: terminator) { event in event.text }
  }

  /// Events whose data mean what the whole event says, its name above all.
  public func events<Payload: Sendable>(
    terminator: String? = nil,
    decode: @escaping ServerSentEvents<Payload>.Decode
  ) -> ServerSentEvents<Payload> {
    ServerSentEvents(body, terminator: terminator, decode: decode)
  }

  /// JSON texts, kept apart as the answer's media type says: in lines, or as RFC 7464 does.
  public func jsonLines<Element: JSONDecodable>(
    _ type: Element.Type = Element.self
  ) -> JSONLines<Element> {
    JSONLines(body, mediaType.isJSONSequence ? .sequence : .lines) { text throws(JSONError) in
      try JSONReader.decode(from: text)
    }
  }
}
