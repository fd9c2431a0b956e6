import BinderyJSON

/// Converts a document to UTF-8, in which the system's parser reads it.
///
/// The parser doesn't get the declaration of the encoding: it knows encodings such as UTF-7, in
/// which `XMLBounds` doesn't find the markup, and it crashes on documents with null characters.
struct XMLEncoding {
  private var bytes: [UInt8]

  /// Returns a document in UTF-8, with spaces instead of its XML declaration.
  ///
  /// A byte order mark takes precedence over the charset of the media type, and that over the
  /// declaration (RFC 7303, section 3.2).
  static func utf8(_ bytes: [UInt8], charset: String?) throws(JSONError) -> [UInt8] {
    var document = Self(bytes: bytes)
    let isConverted = try document.convertByBeginning() || document.convert(from: charset)
    try document.removeDeclaration(isConverted: isConverted)
    try document.verify()
    return document.bytes
  }

  /// Converts a document with a byte order mark, and one in UTF-16 or UTF-32 that begins with `<`.
  private mutating func convertByBeginning() throws(JSONError) -> Bool {
    if bytes.starts(with: Self.utf8Mark) {
      bytes.removeFirst(Self.utf8Mark.count)
      return true
    }
    let found = Self.beginnings.first { bytes.starts(with: $0.bytes) }
    guard let found else { return false }
    try convert(fromNamed: found.encoding)
    return true
  }

  private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static let beginnings: [(bytes: [UInt8], encoding: String)] = [
    ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
    ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
    ([0x3C, 0, 0, 0], "UTF-32LE"), ([0, 0, 0, 0x3C], "UTF-32BE"),
    ([0x3C, 0], "UTF-16LE"), ([0, 0x3C], "UTF-16BE"),
  ]

  /// Converts a document from the charset of its media type, unless it isn't in that charset.
  private mutating func convert(from charset: String?) -> Bool {
    guard let charset, let text = CharacterEncoding(charset)?.decode(bytes) else { return false }
    bytes = Array(text.utf8)
    return true
  }

  private mutating func convert(fromNamed name: String) throws(JSONError) {
    guard let text = CharacterEncoding(name)?.decode(bytes) else {
      throw malformed("a character isn't valid in the encoding \(name)")
    }
    bytes = Array(text.utf8)
  }

  /// Converts a document from the encoding that it declares, unless it is converted already, and
  /// replaces the declaration with spaces.
  private mutating func removeDeclaration(isConverted: Bool) throws(JSONError) {
    guard let declaration = try XMLDeclaration.read(bytes[...]) else { return }
    if !isConverted, let name = declaration.encoding, name.lowercased() != "utf-8" {
      guard CharacterEncoding(name)?.unitSize == 1 else {
        throw malformed("the encoding \(JSONPath.quoted(name)) isn't supported, or isn't used")
      }
      try convert(fromNamed: name)
    }
    for index in 0..<declaration.end where bytes[index] != 0x0A { bytes[index] = 0x20 }
  }

  /// Throws for a document that doesn't begin with markup, or that has a null character.
  private func verify() throws(JSONError) {
    guard let first = bytes.first(where: { !$0.isXMLSpace }) else {
      throw malformed("the root element isn't complete")
    }
    guard first == UInt8(ascii: "<") else {
      throw malformed("text is outside of the root element, or the element isn't complete")
    }
    guard let null = bytes.firstIndex(of: 0) else { return }
    let line = bytes[..<null].count { $0 == 0x0A } + 1
    throw JSONError(.malformed("a character isn't valid in XML"), line: line)
  }

  private func malformed(_ problem: String) -> JSONError { JSONError(.malformed(problem), line: 1) }
}
