import Canonical
import Foundation

extension Recording.Body {
  /// The bytes of the body, decoded if the archive has base64; empty if the base64 is invalid.
  var bytes: [UInt8] {
    encoding == "base64" ? Data(base64Encoded: text).map(Array.init) ?? [] : Array(text.utf8)
  }

  /// The bytes of the body as base64.
  var base64: String {
    encoding == "base64" ? text : Data(text.utf8).base64EncodedString()
  }
}
