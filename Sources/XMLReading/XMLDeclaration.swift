import BinderyJSON

/// The XML declaration at the beginning of a document, in an encoding that contains ASCII.
struct XMLDeclaration {
  /// The name of the encoding, as it is written.
  private(set) var encoding: String?
  /// The index after the declaration.
  private(set) var end: Int
  private var rest: ArraySlice<UInt8>

  /// Reads a declaration; nil for a document without one.
  static func read(_ document: ArraySlice<UInt8>) throws(JSONError) -> Self? {
    guard document.starts(with: "<?xml".utf8), document.dropFirst(5).first?.isXMLSpace == true
    else { return nil }
    var declaration = Self(document.dropFirst(5))
    guard declaration.readAttributes() else {
      throw JSONError(.malformed("the XML declaration isn't valid"), line: 1)
    }
    return declaration
  }

  private init(_ rest: ArraySlice<UInt8>) {
    self.rest = rest
    end = rest.startIndex
  }

  /// Reads `version`, `encoding` and `standalone`, and finds the end; false for another text.
  private mutating func readAttributes() -> Bool {
    while !rest.isEmpty {
      skipSpaces()
      if rest.starts(with: "?>".utf8) {
        end = rest.startIndex + 2
        return true
      }
      let name = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      rest = rest.dropFirst(name.count)
      guard !name.isEmpty, let value = readValue() else { return false }
      if name.elementsEqual("encoding".utf8) { encoding = value }
    }
    return false
  }

  private mutating func readValue() -> String? {
    skipSpaces()
    guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
    skipSpaces()
    guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let close = rest.firstIndex(of: quote)
    else { return nil }
    defer { rest = rest[close...].dropFirst() }
    return String(decoding: rest[..<close], as: UTF8.self)
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isXMLSpace) }
}

extension UInt8 {
  /// Whether the byte is white space in XML.
  var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
