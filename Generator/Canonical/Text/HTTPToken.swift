extension String {
  /// Whether it is a `token` of HTTP: a method, an authentication scheme or the name of a header
  /// (RFC 9110, section 5.6.2).
  public var isHTTPToken: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        "!#$%&'*+-.^_`|~".unicodeScalars.contains($0)
          || "0"..."9" ~= $0 || "a"..."z" ~= $0 || "A"..."Z" ~= $0
      }
  }

  /// Whether it can be the name of a cookie: it contains no control character, space, `;`, `=` or
  /// comma.
  public var isCookieName: Bool {
    !isEmpty && !utf8.contains { $0 <= 0x20 || $0 == 0x7F || ";=,".utf8.contains($0) }
  }
}
