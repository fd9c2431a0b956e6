/// One event of a `text/event-stream`.
public struct ServerSentEvent<Payload: Sendable>: Sendable {
  /// The last id of the stream, which may be an earlier event's; empty before the first.
  public var id: String
  /// The event type; `message` if the stream states none.
  public var name: String
  /// The decoded data: the event's `data` lines, joined.
  public var data: Payload
  /// The delay before reconnecting that the service requests, if any.
  public var retry: Duration?
  /// Whether the stream states the default type, `event: message`.
  package var statesDefaultType = false

  /// Creates an event.
  public init(id: String = "", name: String = "message", data: Payload, retry: Duration? = nil) {
    self.id = id
    self.name = name
    self.data = data
    self.retry = retry
  }

  /// The event type that the stream states; nil if it states none.
  package var statedType: String? { name == "message" && !statesDefaultType ? nil : name }

  func with<Other: Sendable>(_ data: Other) -> ServerSentEvent<Other> {
    var event = ServerSentEvent<Other>(id: id, name: name, data: data, retry: retry)
    event.statesDefaultType = statesDefaultType
    return event
  }
}

extension ServerSentEvent: Equatable where Payload: Equatable {}
extension ServerSentEvent: Hashable where Payload: Hashable {}

extension ServerSentEvent<[UInt8]> {
  /// Decodes the data as JSON.
  public func json<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try JSONReader.decode(type, from: data)
  }

  /// The data as text, in which invalid UTF-8 becomes `U+FFFD`.
  public var text: String { String(decoding: data, as: UTF8.self) }
}
