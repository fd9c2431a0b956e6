/// How a value is serialized in the `Cookie` header: OpenAPI's styles.
public enum CookieStyle: Hashable, Sendable {
  /// Characters that RFC 6265 forbids in a cookie, and `%`, are percent-encoded.
  case form
  /// Values are unchanged; one with characters that RFC 6265 forbids throws `InvalidRequest`.
  case cookie

  func write(_ text: String, of parameter: String) throws(InvalidRequest) -> String {
    let encoding = PercentEncoding.cookie
    switch self {
    case .form: return encoding.encode(text)
    case .cookie:
      guard text.utf8.allSatisfy({ encoding.keeps($0) || $0 == UInt8(ascii: "%") }) else {
        throw InvalidRequest(
          parameter: parameter,
          reason: "it contains a character that RFC 6265 forbids in a cookie"
        )
      }
      return text
    }
  }
}
