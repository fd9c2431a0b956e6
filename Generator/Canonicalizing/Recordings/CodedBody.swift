import Foundation
import SourceDiagnostics

/// A recorded body of a message with content codings (RFC 9110, section 8.4).
///
/// Most tools record the decoded bytes, beside the headers of the coded ones.
package struct CodedBody {
  private let text: String
  private let isBase64: Bool
  private let mediaType: String
  /// The codings in the order in which they are removed.
  private let codings: [String]
  /// The number of bytes with the codings; nil if it isn't recorded.
  private let codedSize: Int?

  /// Creates a body.
  ///
  /// - Parameters:
  ///   - text: The recorded text.
  ///   - isBase64: Whether the text is in base64.
  ///   - mediaType: The media type of the message.
  ///   - codings: The value of `Content-Encoding`.
  ///   - codedSize: The number of bytes with the codings, as in `Content-Length`.
  package init(
    _ text: String,
    isBase64: Bool,
    mediaType: String,
    codings: String,
    codedSize: Int?
  ) {
    self.text = text
    self.isBase64 = isBase64
    self.mediaType = mediaType.lowercased()
    self.codings = ContentCoding.names(in: codings)
    self.codedSize = codedSize
  }

  /// A recorded body without its codings.
  package enum Content {
    /// There are no codings, or a tool has removed them.
    case unchanged
    case text(String)
    /// Bytes that aren't a text, in base64.
    case base64(String)
    /// The recorded bytes still have a coding that can't be decoded.
    case undecodable(coding: String)
  }

  package var content: Content {
    guard !codings.isEmpty, !text.isEmpty else { return .unchanged }
    guard isBase64 else {
      return Self.isMangled(text) ? .undecodable(coding: codings[0]) : .unchanged
    }
    guard var bytes = ContentCoding.bytes(of: text) else { return .unchanged }
    for (index, coding) in codings.enumerated() {
      guard let decoded = ContentCoding.decoded(bytes, coding) else {
        let isCoded = has(bytes, coding, isWhole: index == 0)
        return isCoded ? .undecodable(coding: coding) : .unchanged
      }
      bytes = decoded
    }
    return String(validUTF8: bytes).map(Content.text)
      ?? .base64(Data(bytes).base64EncodedString())
  }

  /// Returns the text of a request in base64; nil for other bytes, and for a multipart body, whose
  /// parts can be binary.
  package static func text(ofBase64 base64: String, mediaType: String) -> String? {
    if mediaType.lowercased().hasPrefix("multipart/") { return nil }
    return ContentCoding.bytes(of: base64).flatMap { String(validUTF8: $0) }
  }

  /// Returns the number of bytes with the codings, as a message states it in its headers or as HAR
  /// 1.2 has it; nil without one.
  package static func codedSize(
    contentLength: String?,
    bodySize: Int?,
    size: Int?,
    compression: Int?
  ) -> Int? {
    if let length = contentLength.flatMap({ Int($0) }) { return length }
    if let bodySize, bodySize > 0 { return bodySize }
    guard let size, let compression, compression > 0 else { return nil }
    return size - compression
  }

  /// The comment of a body that is omitted because of its coding, without the name of that.
  package static let comment = "omitted: the content is coded as "

  /// Whether bytes have a coding, and aren't those that a tool has decoded.
  private func has(_ bytes: [UInt8], _ coding: String, isWhole: Bool) -> Bool {
    if bytes.isEmpty || String(validUTF8: bytes).map(Self.isPlain) == true { return false }
    if Self.signatures.contains(where: bytes.starts) { return false }
    switch coding {
    case "gzip", "x-gzip": return bytes.starts(with: [0x1F, 0x8B])
    case "zstd": return bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD])
    default: break
    }
    guard isWhole else { return true }
    if let codedSize, bytes.count > codedSize { return false }
    // They are compressed already.
    let isMedia = ["image/", "audio/", "video/", "font/"].contains { mediaType.hasPrefix($0) }
    return !isMedia || bytes.count == codedSize
  }

  /// The first bytes of PDF, ZIP, PNG, GIF, JPEG and WebAssembly, which coded bytes don't have.
  private static let signatures: [[UInt8]] = [
    Array("%PDF-".utf8), Array("PK\u{3}\u{4}".utf8), [0x89, 0x50, 0x4E, 0x47], Array("GIF8".utf8),
    [0xFF, 0xD8, 0xFF], Array("\0asm".utf8),
  ]

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 || isUsual($0) }
  }

  /// Whether a control character occurs in texts: whitespace, and the escape of terminals.
  private static func isUsual(_ byte: UInt8) -> Bool {
    (0x08...0x0D).contains(byte) || byte == 0x1B
  }

  /// Whether a text consists of bytes that a tool has decoded as characters.
  private static func isMangled(_ text: String) -> Bool {
    guard !isPlain(text) else { return false }
    return text.unicodeScalars.contains {
      $0 == "\u{FFFD}" || $0 == "\0" || (0x80...0x9F).contains($0.value)
    }
  }
}
