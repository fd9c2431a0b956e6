import BinderyRealtime
import RecordingRedaction

extension WebSocketMessage {
  /// The number of characters of a message that people see.
  private static let shownCount = 2_000

  /// The beginning of the message, as pages and logs show it.
  package var shownText: String {
    switch self {
    case .text(let text):
      text.count > Self.shownCount ? text.prefix(Self.shownCount) + "…" : text
    case .binary(let bytes): "\(bytes.count) bytes"
    }
  }
}

extension String {
  /// The text of a message without secrets, for people to read.
  package func redactedMessage(_ rules: RedactionRules) -> String {
    RecordingRedactor(rules: rules).redacted(message: self).printable
  }

  /// The text without characters that a terminal obeys or that change the order of others.
  package var printable: String {
    let shown = unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    return String(String.UnicodeScalarView(shown))
  }
}
