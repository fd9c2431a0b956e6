import CLibInflate
import Foundation

/// The content codings of HTTP that zlib decodes: `gzip` and `deflate` (RFC 9110, section 8.4.1).
///
/// A tool that records what a connection carries stores such a body in base64.
enum ContentCoding {
  /// The largest decoded body.
  private static let limit = 64 * 1024 * 1024

  /// The bytes in base64, whose lines some tools wrap.
  static func bytes(of base64: String) -> [UInt8]? {
    Data(base64Encoded: base64, options: .ignoreUnknownCharacters).map(Array.init)
  }

  /// The registered content codings (IANA), without `identity`; some services write other words.
  private static let registered: Set = [
    "aes128gcm", "br", "compress", "dcb", "dcz", "deflate", "exi", "gzip", "pack200-gzip",
    "x-compress", "x-gzip", "zstd",
  ]

  /// The codings in the order in which they are removed.
  static func names(in codings: String) -> [String] {
    codings.split(separator: ",").reversed()
      .map { name in name.filter { !$0.isWhitespace }.lowercased() }
      .filter(registered.contains)
  }

  /// Returns the bytes without a coding; nil if they don't have it, or if it isn't one of zlib's.
  static func decoded(_ bytes: [UInt8], _ name: String) -> [UInt8]? {
    switch name {
    case "gzip", "x-gzip": return inflated(bytes, windowBits: 31)
    // Some services send `deflate` without zlib's header.
    case "deflate": return inflated(bytes, windowBits: 15) ?? inflated(bytes, windowBits: -15)
    default: return nil
    }
  }

  /// Nil unless the bytes are complete compressed data.
  private static func inflated(_ bytes: [UInt8], windowBits: Int32) -> [UInt8]? {
    // zlib keeps the address of its state, so that it must not move.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    guard begin_inflate(stream, windowBits) == Z_OK else { return nil }
    defer { inflateEnd(stream) }
    var input = bytes
    var piece = [UInt8](repeating: 0, count: 64 * 1024)
    var result: [UInt8] = []
    return input.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      var code = Z_OK
      while code == Z_OK, result.count <= limit {
        let count = piece.withUnsafeMutableBufferPointer { piece in
          stream.pointee.next_out = piece.baseAddress
          stream.pointee.avail_out = UInt32(piece.count)
          code = inflate(stream, Z_NO_FLUSH)
          return piece.count - Int(stream.pointee.avail_out)
        }
        result += piece[..<count]
        // Several gzip members in sequence are one content (RFC 1952, section 2.2).
        if code == Z_STREAM_END, stream.pointee.avail_in > 0 { code = inflateReset(stream) }
      }
      return code == Z_STREAM_END && result.count <= limit ? result : nil
    }
  }
}
