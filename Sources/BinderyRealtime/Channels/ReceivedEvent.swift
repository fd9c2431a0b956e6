import BinderyRuntime

/// One of several messages that came together: its event, or the message as it came where it isn't
/// what the specification says, which costs the others nothing.
public enum ReceivedEvent<Event: TypedEvent>: Sendable {
  /// It is as the specification says.
  case event(Event)
  /// It isn't, and is kept for whoever may know what it is.
  case undecodable(UndecodableEvent)

  /// Nil for a message that couldn't be decoded.
  public var event: Event? {
    if case .event(let event) = self { event } else { nil }
  }

  /// Nil for a message that could be decoded.
  public var error: UndecodableEvent? {
    if case .undecodable(let error) = self { error } else { nil }
  }
}

extension ReceivedEvent: JSONModel {
  public static var acceptsNull: Bool { true }

  /// Throws only where the JSON itself is broken.
  @inlinable
  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readApart(Self.event) { bytes, error in
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
