import BinderyRuntime

/// Reads the messages in the body of a response.
actor HTTPStreamReader: HTTPMessageReader {
  /// The header of the response.
  nonisolated let headers: HTTPHeaders
  private var messages: Messages?
  private let position: EventStreamPosition

  /// The messages that have not been read, by their format.
  private enum Messages {
    case events(RecordIterator<ServerSentEventParser>)
    case lines(RecordIterator<JSONRecordParser>)
    case texts(RecordIterator<JSONTextParser>)
  }

  /// Throws for a media type that isn't a stream of messages.
  ///
  /// - Parameters:
  ///   - limit: The maximum size of a message in bytes.
  ///   - position: Where the id of the last event is noted.
  init(
    _ response: HTTPStreamedResponse,
    limit: Int,
    _ position: EventStreamPosition
  ) throws(WebSocketError) {
    let (body, type) = (response.body, MediaType(response.headers["Content-Type"] ?? ""))
    switch type.essence {
    case "text/event-stream":
      let parser = ServerSentEventParser(limit: limit, lastID: position.id ?? "") {
        position.note(retry: $0)
      }
      messages = .events(RecordIterator(body, parser))
    case _ where type.isJSONSequence:
      messages = .lines(RecordIterator(body, JSONRecordParser(.sequence, limit: limit)))
    case _ where type.isJSONLines:
      messages = .lines(RecordIterator(body, JSONRecordParser(.lines, limit: limit)))
    case _ where type.isJSONText:
      messages = .texts(RecordIterator(body, JSONTextParser(limit: limit)))
    default: throw .handshake("\(type.essence) is neither an event stream nor JSON")
    }
    headers = response.headers
    self.position = position
  }

  /// Returns the next message; nil at the end.
  func next() async -> HTTPMessages {
    // Taken out, since the access to a property can't last while this actor is suspended.
    guard let present = messages else { return .success(nil) }
    messages = nil
    do throws(StreamError) {
      let message: String?
      var eventType: String?
      switch present {
      case .events(var events):
        let event = try await events.next(isolation: self)
        if let event { position.note(event.id) }
        message = event?.text
        eventType = event?.statedType
        messages = .events(events)
      case .lines(var lines):
        message = try await lines.next(isolation: self).map { String(decoding: $0, as: UTF8.self) }
        messages = .lines(lines)
      case .texts(var texts):
        message = try await texts.next(isolation: self).map { String(decoding: $0, as: UTF8.self) }
        messages = .texts(texts)
      }
      return .success(message.map { WebSocketBatch([.text($0)], eventType: eventType) })
    } catch {
      return .failure(WebSocketError(error))
    }
  }
}

extension WebSocketError {
  /// The error of a message that exceeds the limit.
  static func tooLong(_ limit: Int) -> Self {
    .violation(
      WebSocketViolation("a message is longer than \(limit) bytes", code: .messageTooBig)
    )
  }

  fileprivate init(_ error: StreamError) {
    switch error {
    case .transport(let error): self = .transport(error)
    case .cancelled: self = .transport(.cancelled)
    case .tooLarge(let limit): self = .tooLong(limit)
    case .undecodable(let element): self = .transport(.other("\(element)"))
    }
  }
}
