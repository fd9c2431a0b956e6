/// A media type as a document or a message names it, taken apart.
public struct MediaTypeName: Hashable, Sendable {
  /// Type and subtype in lower case, parameters aside.
  public let essence: String
  /// The parameters but for the charset, which says nothing about what a value is.
  public let telling: [String]

  /// Of a text such as `application/json; charset=utf-8`.
  public init(_ text: String) {
    guard !text.utf8.allSatisfy(\.isPlain) else {
      (essence, telling) = (text, [])
      return
    }
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { part in
      part.filter { !$0.isWhitespace }.lowercased()
    }
    essence = parts.first ?? ""
    telling = parts.dropFirst().filter { !$0.isEmpty && !$0.hasPrefix("charset=") }
  }
}

extension UInt8 {
  /// Whether it stands in a media type that is written as most are: small, and without parameters.
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
