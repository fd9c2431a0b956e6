import BinderyRuntime

/// Where a request and its reply have the same value: the correlation identifier of AsyncAPI.
public struct MessageCorrelation: Hashable, Sendable {
  /// The location in the request.
  public var request: MessageLocation
  /// The location in the reply.
  public var reply: MessageLocation

  /// Creates a correlation by values in the payloads of both messages.
  public init(request: MessageLocation, reply: MessageLocation) {
    self.request = request
    self.reply = reply
  }

  /// Whether a message has the value of a request; nil if the request has none, so that any reply
  /// is its own.
  func condition(for message: some TypedEvent) -> (@Sendable ([UInt8]) -> Bool)? {
    guard let id = (try? message.encoded()).flatMap({ Self.value(at: request, in: $0) }) else {
      return nil
    }
    return { [reply] bytes in Self.value(at: reply, in: bytes) == id }
  }

  private static func value(at location: MessageLocation, in bytes: [UInt8]) -> JSONValue? {
    guard let message: JSONValue = try? JSONReader.decode(from: bytes) else { return nil }
    return location.value(in: message)
  }
}
