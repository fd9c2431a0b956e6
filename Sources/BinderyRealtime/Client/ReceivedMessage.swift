import BinderyRuntime

/// A received message, which is decoded once for all readers of a channel.
final class ReceivedMessage {
  let bytes: [UInt8]
  /// The type that a server-sent event states (`event:`); nil for other messages.
  let eventType: String?
  /// The results by the types of the messages.
  private var results: [ObjectIdentifier: Any] = [:]
  /// The results of those whose name is the event type; nil for other types.
  private var namedResults: [ObjectIdentifier: Any?] = [:]
  /// The message as JSON by the formats in which channels read it.
  private var forms: [MessageFormat: [UInt8]] = [:]
  /// The message as JSON; nil if it is none.
  private(set) lazy var json: JSONValue? = try? JSONReader.decode(from: bytes)

  init(_ bytes: [UInt8], eventType: String? = nil) {
    self.bytes = bytes
    self.eventType = eventType
  }

  /// Returns the message whose name is the event type; nil if there is none.
  func named<Message: TypedEvent>(
    as type: Message.Type = Message.self
  ) -> Result<Message, UndecodableEvent>? {
    guard let eventType else { return nil }
    let id = ObjectIdentifier(type)
    if let known = namedResults[id] { return known as? Result<Message, UndecodableEvent> }
    let result: Result<Message, UndecodableEvent>?
    do throws(UndecodableEvent) {
      result = try Message(data: bytes, eventType: eventType).map { .success($0) }
    } catch {
      result = .failure(error)
    }
    namedResults[id] = .some(result)
    return result
  }

  /// Returns the message that the content is.
  func decoded<Message: TypedEvent>(
    as type: Message.Type = Message.self
  ) -> Result<Message, UndecodableEvent> {
    let id = ObjectIdentifier(type)
    if let known = results[id] as? Result<Message, UndecodableEvent> { return known }
    let json = self.json(in: type.messageFormat)
    let result = Result { () throws(UndecodableEvent) in try Message(json: json, of: bytes) }
    results[id] = result
    return result
  }

  /// Returns the message as JSON, as channels with a format read it.
  func json(in format: MessageFormat) -> [UInt8] {
    if format == .json { return bytes }
    if let known = forms[format] { return known }
    let json = format.json(of: bytes)
    forms[format] = json
    return json
  }
}
