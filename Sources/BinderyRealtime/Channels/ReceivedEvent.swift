import BinderyRuntime

/// One of several messages that arrived together: its event, or its bytes if they do not match the
/// schema.
///
/// An undecodable message does not affect the others.
public enum ReceivedEvent<Event: TypedEvent>: Sendable {
  /// A message that matches its schema.
  case event(Event)
  /// A message that does not match its schema, with its bytes.
  case undecodable(UndecodableEvent)

  /// The event; nil for a message that could not be decoded.
  public var event: Event? {
    if case .event(let event) = self { event } else { nil }
  }

  /// The decoding error; nil for a message that was decoded.
  public var error: UndecodableEvent? {
    if case .undecodable(let error) = self { error } else { nil }
  }
}

extension ReceivedEvent: JSONModel {
  public static var acceptsNull: Bool { true }

  /// Decodes a message; throws only if its JSON is malformed.
  @inlinable
  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readIsolated(Self.event) { bytes, error in
      .undecodable(UndecodableEvent(message: bytes, error: error))
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .event(let event): event.encode(into: &json)
    case .undecodable(let message): json.write(parsing: message.message)
    }
  }
}
