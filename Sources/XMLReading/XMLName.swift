/// The name of an element or attribute.
public struct XMLName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name without the prefix.
  public var local: String
  /// The URI of the namespace; nil if the name is in the namespace of the element around it.
  public var namespace: String?
  /// The prefix that is written for the namespace; nil to declare a default namespace.
  public var prefix: String?

  /// Creates a name.
  public init(_ local: String, namespace: String? = nil, prefix: String? = nil) {
    self.local = local
    self.namespace = namespace
    self.prefix = prefix
  }

  /// Creates a name without a namespace.
  public init(stringLiteral local: String) { self.init(local) }

  /// The attribute `xsi:nil`, which marks an element without a value.
  package static let null = XMLName(
    "nil",
    namespace: "http://www.w3.org/2001/XMLSchema-instance",
    prefix: "xsi"
  )

  /// Whether the text can be a name, or a prefix and a name.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isNameByte, !"-.:0123456789".utf8.contains(first)
    else { return false }
    return text.utf8.allSatisfy(\.isNameByte)
  }
}

extension UInt8 {
  /// Whether the byte can be in a name; all characters outside of ASCII can.
  fileprivate var isNameByte: Bool {
    switch self {
    case 0x80..., UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
