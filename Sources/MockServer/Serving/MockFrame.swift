import BinderyRealtime
import BinderyTesting
import RecordingRedaction

/// An event of a WebSocket of a mock server, for people to read; it has no secrets.
package struct MockFrame: Sendable {
  package enum Kind: String, Sendable {
    case received, sent, closed
  }

  /// The number of the WebSocket.
  package let socket: Int
  package let channel: String
  package let kind: Kind
  /// The name of the message; nil for one that isn't described.
  package let message: String?
  /// The beginning of the message, without secrets.
  package let text: String
  /// `recording`, `example` or `generated`, for a message of the server.
  package let source: String?
  /// The violations of a message of the client, a line for each.
  package let violations: [String]

  init(
    socket: Int,
    channel: String,
    _ kind: Kind,
    message: String? = nil,
    text: String = "",
    source: String? = nil,
    violations: [RequestViolation] = []
  ) {
    self.socket = socket
    self.channel = channel.printable
    self.kind = kind
    self.message = message?.printable
    self.text = text
    self.source = source
    self.violations = violations.map(\.line)
  }

  /// The beginning of a message without secrets.
  static func text(_ message: WebSocketMessage, _ rules: RedactionRules) -> String {
    guard case .text = message else { return message.shownText }
    return message.shownText.redactedMessage(rules)
  }
}

extension RequestViolation {
  /// The violation without its message, which can have the value.
  var line: String {
    let location = [part, name, pointer].compactMap(\.self).filter { !$0.isEmpty }
    return "\(location.joined(separator: " ")) [\(keyword)]".printable
  }
}
