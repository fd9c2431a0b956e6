import BinderyJSON
import BinderyRealtime
import BinderyRuntime

/// How the messages of a channel follow each other in an HTTP response.
package enum MessageSequence: Hashable, Sendable {
  /// Server-sent events (HTML Standard §9.2).
  case events
  /// JSON texts on lines, or after record separators (RFC 7464), in a media type.
  case texts(mediaType: String)

  /// JSON texts on lines, as the response to a client that accepts JSON alone.
  static let json = Self.texts(mediaType: "application/json")

  var mediaType: String {
    switch self {
    case .events: "text/event-stream"
    case .texts(let mediaType): mediaType
    }
  }

  /// Returns a message as an element of the sequence, with the type of an event unless it is nil.
  func element(_ message: WebSocketMessage, eventType: String?) -> [UInt8] {
    let text =
      switch message {
      case .text(let text): text
      case .binary(let bytes): String(decoding: bytes, as: UTF8.self)
      }
    switch self {
    case .events:
      let ends: Set<Character> = ["\n", "\r", "\r\n"]
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: ends.contains)
      let fields = (eventType.map { ["event: \($0)\n"] } ?? []) + lines.map { "data: \($0)\n" }
      return Array((fields.joined() + "\n").utf8)
    case .texts(let mediaType):
      let isSequence = MediaType(mediaType).isJSONSequence
      return (isSequence ? [0x1E] : []) + Array(Self.line(text).utf8) + [0x0A]
    }
  }

  /// The text on one line: JSON may have several, and elements are separated by their ends.
  private static func line(_ text: String) -> String {
    guard text.contains(where: \.isNewline), let value = try? JSONValue(parsing: text) else {
      return text
    }
    return value.description
  }
}
