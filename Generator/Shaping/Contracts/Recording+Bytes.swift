import BinderyJSON
import Canonical
import Foundation

extension Recording.Body {
  /// The bytes of the body, decoded if the archive has base64; empty if the base64 is invalid.
  var bytes: [UInt8] {
    encoding == "base64" ? Data(base64Encoded: text).map(Array.init) ?? [] : Array(text.utf8)
  }

  /// The text of a body that isn't JSON: base64 is decoded in the charset of the media type, and
  /// the text of an archive is decoded already.
  var plainText: String {
    guard encoding == "base64" else { return text }
    let bytes = bytes
    return CharacterEncoding(ofMediaType: mimeType)?.decode(bytes)
      ?? String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes of the body as base64.
  var base64: String {
    encoding == "base64" ? text : Data(text.utf8).base64EncodedString()
  }
}
