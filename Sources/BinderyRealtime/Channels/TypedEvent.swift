import BinderyRuntime

/// The messages of one direction of a channel: one of the document's messages, or JSON that the
/// document does not describe.
public protocol TypedEvent: JSONModel {
  /// The names of the messages in the AsyncAPI document, in its order.
  static var messageNames: [String] { get }

  /// The names of the messages that are plain texts (`text/plain`) and not JSON.
  static var textMessageNames: [String] { get }

  /// The message's name in the AsyncAPI document; nil for JSON that it does not describe.
  var messageName: String? { get }

  /// Decodes the data of a server-sent event whose type is the name of a message (`event:`, HTML
  /// Standard §9.2.6); nil for another type, so that the content decides.
  init?(eventType: String, from json: inout JSONReader) throws(JSONError)
}

extension TypedEvent {
  /// All messages are JSON, unless the AsyncAPI document declares plain texts.
  public static var textMessageNames: [String] { [] }

  /// Returns nil, unless the channel is an event stream.
  public init?(eventType: String, from json: inout JSONReader) throws(JSONError) { return nil }

  /// Decodes a received message; throws `UndecodableEvent`, which has the bytes, for a known
  /// message that does not match its schema.
  @inlinable
  public init(message bytes: some Sequence<UInt8>) throws(UndecodableEvent) {
    let bytes = Array(bytes)
    try self.init(json: Self.messageFormat.json(of: bytes), of: bytes)
  }

  /// The format of the messages.
  @usableFromInline
  package static var messageFormat: MessageFormat {
    MessageFormat(messageCount: messageNames.count, textCount: textMessageNames.count)
  }

  /// Decodes the JSON of a received message.
  @inlinable
  init(json: [UInt8], of message: [UInt8]) throws(UndecodableEvent) {
    do throws(JSONError) {
      self = try JSONReader.decode(from: json)
    } catch {
      throw UndecodableEvent(message: message, error: error)
    }
  }

  /// Decodes the data of a server-sent event by its type; nil if the type isn't the name of a
  /// message.
  package init?(data: [UInt8], eventType: String) throws(UndecodableEvent) {
    let json = Self.messageFormat.json(of: data)
    do throws(JSONError) {
      let event = try JSONReader.decode(from: json) { json throws(JSONError) in
        try Self(eventType: eventType, from: &json)
      }
      guard let event else { return nil }
      self = event
    } catch {
      throw UndecodableEvent(message: data, error: error)
    }
  }

  /// Decodes the text of a received message.
  @inlinable
  public init(message text: String) throws(UndecodableEvent) { try self.init(message: text.utf8) }

  /// Returns the JSON of the message, or its plain text.
  public func encoded() throws(JSONError) -> [UInt8] {
    let json = try JSONWriter.encode(self)
    guard let name = messageName, Self.textMessageNames.contains(name) else { return json }
    return MessageFormat.text(of: json)
  }
}
