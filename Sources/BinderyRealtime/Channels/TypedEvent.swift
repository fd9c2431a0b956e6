import BinderyRuntime

/// What travels one way through a channel: one of its messages, or JSON that the specification
/// doesn't describe.
public protocol TypedEvent: JSONModel {
  /// The messages of the specification by their names, in its order.
  static var messageNames: [String] { get }

  /// The message's name in the specification; nil for JSON that it doesn't describe.
  var messageName: String? { get }
}

extension TypedEvent {
  /// Reads a message as it came; one that is known and says something else than it should is thrown
  /// with what it said.
  @inlinable
  public init(message bytes: some Sequence<UInt8>) throws(UndecodableEvent) {
    let bytes = Array(bytes)
    do throws(JSONError) {
      self = try JSONReader.decode(from: bytes)
    } catch {
      throw UndecodableEvent(message: bytes, error: error)
    }
  }

  /// Reads the text of a message.
  @inlinable
  public init(message text: String) throws(UndecodableEvent) { try self.init(message: text.utf8) }

  /// The message as it is sent.
  public func encoded() throws(JSONError) -> [UInt8] { try JSONWriter.encode(self) }
}
