/// A message that a live server sent.
package struct LiveMessage: Hashable, Sendable {
  /// The payload of a message of a WebSocket.
  package enum Content: Hashable, Sendable {
    case text(String)
    case binary([UInt8])
  }

  /// The name of a message of a channel.
  package struct Name: Hashable, Sendable {
    let channel: String
    let message: String
  }

  let content: Content
  /// Its name in the documents; nil for a message that no channel describes.
  let name: Name?
  /// The number of messages that the client had sent before.
  let sentCount: Int
}

extension LiveMessage.Content {
  var bytes: [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8)
    case .binary(let bytes): bytes
    }
  }
}
