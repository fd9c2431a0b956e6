import Foundation

/// A character encoding, by the name that is registered for it with IANA.
package struct CharacterEncoding: Sendable {
  /// The bytes of a code unit: 2 in UTF-16, 4 in UTF-32, and otherwise 1.
  package let unitSize: Int
  private let encoding: String.Encoding

  /// Creates an encoding from a name in any case; nil for an unknown one.
  package init?(_ name: String) {
    guard let encoding = Self.encoding(of: name.lowercased()) else { return nil }
    self.encoding = encoding
    unitSize = Self.unitSizes[encoding] ?? 1
  }

  /// Creates the encoding that a media type such as `text/html; charset=utf-8` states; nil for an
  /// unknown one, or none.
  package init?(ofMediaType mediaType: String) {
    guard let name = Self.charset(ofMediaType: mediaType) else { return nil }
    self.init(name)
  }

  /// The charset that a media type states, in lower case and without quotes.
  package static func charset(ofMediaType mediaType: String) -> String? {
    mediaType.split(separator: ";").dropFirst().lazy.compactMap(charset(ofParameter:)).first
  }

  /// Returns a media type with another charset in place of the one that it states.
  package static func mediaType(_ mediaType: String, withCharset charset: String) -> String {
    mediaType.split(separator: ";", omittingEmptySubsequences: false)
      .map { Self.charset(ofParameter: $0) == nil ? $0 : " charset=\(charset)" }
      .joined(separator: ";")
  }

  private static func charset(ofParameter parameter: Substring) -> String? {
    let text = parameter.filter { !$0.isWhitespace && $0 != "\"" }.lowercased()
    return text.hasPrefix("charset=") ? String(text.dropFirst("charset=".count)) : nil
  }

  /// Returns the text of bytes without a byte order mark; nil for bytes that the encoding doesn't
  /// have.
  package func decode(_ bytes: [UInt8]) -> String? {
    guard bytes.count.isMultiple(of: unitSize) else { return nil }
    let (encoding, mark) = byteOrder(of: bytes)
    let content = bytes[mark...]
    switch encoding {
    case .isoLatin1:
      var text = ""
      text.unicodeScalars.append(contentsOf: content.lazy.map { Unicode.Scalar($0) })
      return text
    default: return String(data: Data(content), encoding: encoding)
    }
  }

  /// Returns the bytes of a text, with the byte order and the byte order mark of others; nil for a
  /// character that the encoding doesn't have.
  package func encode(_ text: String, like bytes: [UInt8] = []) -> [UInt8]? {
    let (encoding, mark) = byteOrder(of: bytes)
    switch encoding {
    case .isoLatin1:
      let content = text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
      return content.count == text.unicodeScalars.count ? Array(bytes[..<mark]) + content : nil
    default: return text.data(using: encoding).map { Array(bytes[..<mark]) + $0 }
    }
  }

  /// The encoding with its byte order, and the length of the byte order mark.
  ///
  /// Without a mark the order is big-endian (RFC 2781, section 4.3).
  private func byteOrder(of bytes: [UInt8]) -> (encoding: String.Encoding, mark: Int) {
    let found = Self.marks.first { mark in
      mark.encodings.contains(encoding) && bytes.starts(with: mark.bytes)
    }
    if let found { return (found.encodings[0], found.bytes.count) }
    switch encoding {
    case .utf16: return (.utf16BigEndian, 0)
    case .utf32: return (.utf32BigEndian, 0)
    default: return (encoding, 0)
    }
  }

  /// The byte order marks; the first encoding is the one that a mark determines.
  private static let marks: [(bytes: [UInt8], encodings: [String.Encoding])] = [
    ([0xEF, 0xBB, 0xBF], [.utf8]),
    ([0xFF, 0xFE, 0, 0], [.utf32LittleEndian, .utf32]),
    ([0, 0, 0xFE, 0xFF], [.utf32BigEndian, .utf32]),
    ([0xFF, 0xFE], [.utf16LittleEndian, .utf16]),
    ([0xFE, 0xFF], [.utf16BigEndian, .utf16]),
  ]

  private static let unitSizes: [String.Encoding: Int] = [
    .utf16: 2, .utf16BigEndian: 2, .utf16LittleEndian: 2,
    .utf32: 4, .utf32BigEndian: 4, .utf32LittleEndian: 4,
  ]
}

extension CharacterEncoding {
  private static func encoding(of name: String) -> String.Encoding? {
    if let encoding = names[name] { return encoding }
    for prefix in ["iso-8859-", "iso8859-"] {
      guard let part = number(in: name, after: prefix) else { continue }
      return (1...16).contains(part) && part != 12 ? foundation(0x200 + part) : nil
    }
    for prefix in ["windows-", "cp"] {
      guard let page = number(in: name, after: prefix) else { continue }
      return windows.firstIndex(of: page).map { foundation(0x500 + $0) }
    }
    return nil
  }

  private static func number(in name: String, after prefix: String) -> Int? {
    name.hasPrefix(prefix) ? Int(name.dropFirst(prefix.count)) : nil
  }

  /// The encoding of Foundation for a constant of Core Foundation, as
  /// `CFStringConvertEncodingToNSStringEncoding` returns it.
  private static func foundation(_ constant: Int) -> String.Encoding {
    constant == 0x201 ? .isoLatin1 : String.Encoding(rawValue: 0x8000_0000 | UInt(constant))
  }

  /// The code pages of Windows in the order of Core Foundation's constants.
  private static let windows = [1252, 1250, 1251, 1253, 1254, 1255, 1256, 1257, 1258]

  private static let names: [String: String.Encoding] = [
    "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii, "ascii": .ascii, "latin1": .isoLatin1,
    "utf-16": .utf16, "utf-16be": .utf16BigEndian, "utf-16le": .utf16LittleEndian,
    "utf-32": .utf32, "utf-32be": .utf32BigEndian, "utf-32le": .utf32LittleEndian,
    "koi8-r": foundation(0xA02), "koi8-u": foundation(0xA08), "big5": foundation(0xA03),
    "gb2312": foundation(0x632), "gbk": foundation(0x632), "gb18030": foundation(0x632),
    "shift_jis": foundation(0x420), "windows-31j": foundation(0x420),
    "euc-kr": foundation(0x940),
  ]
}
