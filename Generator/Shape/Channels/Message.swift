/// A message of a channel.
public struct Message: Hashable, Sendable {
  /// The name in the document.
  public var name: String
  public var contentType: String
  /// Whether the message is a plain text, and its value the string.
  public var isText = false
  /// The type of the server-sent events that are the message; nil unless the channel is an event
  /// stream.
  public var eventType: String?
  /// The runtime expression of the correlation identifier.
  public var correlation: String?
  /// The messages of the channel's other direction of which one precedes this one; empty if none
  /// has to.
  public var requests: [String] = []
  public var documentation = Documentation()

  public init(name: String, contentType: String) {
    self.name = name
    self.contentType = contentType
  }
}
