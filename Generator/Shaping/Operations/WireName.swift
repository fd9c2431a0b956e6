import Shape

extension String {
  /// Whether HTTP takes it as a method, a scheme or the name of a header (RFC 9110 §5.6.2).
  var isToken: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        "!#$%&'*+-.^_`|~".unicodeScalars.contains($0)
          || "0"..."9" ~= $0 || "a"..."z" ~= $0 || "A"..."Z" ~= $0
      }
  }

  /// Whether nothing in it would end the name of a cookie, or the header that it stands in.
  private var isCookieName: Bool {
    !isEmpty && !utf8.contains { $0 <= 0x20 || $0 == 0x7F || ";=,".utf8.contains($0) }
  }

  /// Whether a request can carry it as a name there; paths and queries encode what they can't hold.
  func isName(in location: Parameter.Location) -> Bool {
    switch location {
    case .header: isToken
    case .cookie: isCookieName
    case .path, .query, .querystring: true
    }
  }
}
