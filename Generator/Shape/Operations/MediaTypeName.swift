/// A parsed media type (RFC 9110, section 8.3.1).
public struct MediaTypeName: Hashable, Sendable {
  /// The type and subtype in lower case, without parameters.
  public let essence: String
  /// The parameters except `charset`, which doesn't change the type of a value.
  public let parameters: [String]

  /// Parses text such as `application/json; charset=utf-8`.
  public init(_ text: String) {
    guard !text.utf8.allSatisfy(\.isPlain) else {
      (essence, parameters) = (text, [])
      return
    }
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { part in
      part.filter { !$0.isWhitespace }.lowercased()
    }
    essence = parts.first ?? ""
    parameters = parts.dropFirst().filter { !$0.isEmpty && !$0.hasPrefix("charset=") }
  }
}

extension UInt8 {
  /// Whether a media type of such bytes needs no parsing: it is in lower case without parameters.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "*"):
      true
    default: false
    }
  }
}
