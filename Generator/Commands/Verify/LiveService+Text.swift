import BinderyJSON
import Specification

import struct Canonical.Recording

extension LiveService {
  /// Compares bodies of which at least one isn't JSON.
  ///
  /// - Parameter isJSON: Whether the recorded body is.
  func textFindings(
    _ exchange: Exchange,
    _ live: Recording.Response,
    _ mark: Mark,
    isJSON: Bool
  ) -> [Diagnostic] {
    let (one, other) = (exchange.recording.response.content, live.content)
    if one.encoding == nil, !one.text.isEmpty, other.encoding != nil {
      return [contradiction(exchange, mark, "is answered with bytes that aren't UTF-8")]
    }
    if isJSON { return [contradiction(exchange, mark, "is answered without JSON")] }
    guard one.mediaType == "text/plain", one.encoding == nil, one.text != other.text,
      !VolatileValue.allows(.string(one.text), .string(other.text), key: nil)
    else { return [] }
    let texts = (Excerpt.quoted(other.text), Excerpt.quoted(one.text))
    return [drift(exchange, mark, "is answered with the text \(texts.0) instead of \(texts.1)")]
  }

  /// The finding of a status without a body whose headers state one (RFC 9110, section 8.6).
  ///
  /// Some clients read that body as the next response of the connection.
  func lengthFindings(_ exchange: Exchange, _ live: Recording.Response) -> [Diagnostic] {
    let length = live.headers.first { $0.name.lowercased() == "content-length" }?.value
    guard live.status == 204, let length, Int(length) != 0 else { return [] }
    return [
      contradiction(
        exchange,
        exchange.recording.response.mark,
        "is answered with the status 204, which has no body, and Content-Length \(length)"
      )
    ]
  }

  func contradiction(_ exchange: Exchange, _ mark: Mark, _ text: String) -> Diagnostic {
    exchange.subject.contradiction(mark, credentials.masked(text))
  }

  func drift(_ exchange: Exchange, _ mark: Mark, _ text: String) -> Diagnostic {
    exchange.subject.drift(mark, credentials.masked(text))
  }
}
