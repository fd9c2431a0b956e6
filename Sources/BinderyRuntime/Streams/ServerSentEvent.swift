/// One event of a `text/event-stream`.
public struct ServerSentEvent<Payload: Sendable>: Sendable {
  /// The last id that the stream gave, which need not be this event's own; empty before the first.
  public var id: String
  /// What the stream calls the kind of event; `message` when it calls it nothing.
  public var name: String
  /// Its `data` lines joined, decoded where the payload says how.
  public var data: Payload
  /// How long the service wants clients to wait before they connect again, when it has said so.
  public var retry: Duration?

  /// An event that a stream might send.
  public init(id: String = "", name: String = "message", data: Payload, retry: Duration? = nil) {
    self.id = id
    self.name = name
    self.data = data
    self.retry = retry
  }

  func with<Other: Sendable>(_ data: Other) -> ServerSentEvent<Other> {
    ServerSentEvent<Other>(id: id, name: name, data: data, retry: retry)
  }
}

extension ServerSentEvent: Equatable where Payload: Equatable {}
extension ServerSentEvent: Hashable where Payload: Hashable {}

extension ServerSentEvent<[UInt8]> {
  /// The data as JSON.
  public func json<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try JSONReader.decode(type, from: data)
  }

  /// The data as text, where bytes that aren't UTF-8 become `U+FFFD`.
  public var text: String { String(decoding: data, as: UTF8.self) }
}
