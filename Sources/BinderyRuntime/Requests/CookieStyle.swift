/// How a value stands in the `Cookie` header: OpenAPI's styles.
public enum CookieStyle: Hashable, Sendable {
  /// What RFC 6265 forbids in a cookie is sent as `%XX`, and so is `%`.
  case form
  /// As it is: what RFC 6265 forbids is refused.
  case cookie

  func write(_ text: String, of parameter: String) throws(InvalidRequest) -> String {
    let encoding = PercentEncoding.cookie
    switch self {
    case .form: return encoding.encode(text)
    case .cookie:
      guard text.utf8.allSatisfy({ encoding.keeps($0) || $0 == UInt8(ascii: "%") }) else {
        throw InvalidRequest(
          parameter: parameter,
          reason: "it holds a character that RFC 6265 forbids in a cookie"
        )
      }
      return text
    }
  }
}
