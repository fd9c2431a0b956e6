import BinderyRuntime

/// A received message, which is decoded once for all readers of a channel.
final class ReceivedMessage {
  let bytes: [UInt8]
  /// The results by the types of the messages.
  private var results: [ObjectIdentifier: Any] = [:]
  /// The message as JSON; nil if it is none.
  private(set) lazy var json: JSONValue? = try? JSONReader.decode(from: bytes)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func decoded<Message: TypedEvent>(
    as type: Message.Type = Message.self
  ) -> Result<Message, UndecodableEvent> {
    let id = ObjectIdentifier(type)
    if let known = results[id] as? Result<Message, UndecodableEvent> { return known }
    let result = Result { () throws(UndecodableEvent) in try Message(message: bytes) }
    results[id] = result
    return result
  }
}
