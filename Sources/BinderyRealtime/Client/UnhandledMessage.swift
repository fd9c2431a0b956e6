import BinderyRuntime

/// A received message that no channel in use describes, or that doesn't match its schema.
public struct UnhandledMessage: Hashable, Sendable {
  /// The URL of the connection, without user, password and query.
  public var url: String
  /// The message, unchanged.
  public var message: WebSocketMessage
  /// The type that a server-sent event states (`event:`); nil for other messages.
  public var eventType: String?
  /// Why it isn't JSON or doesn't match its schema; nil for a message that no channel describes.
  public var error: UndecodableEvent?
}
