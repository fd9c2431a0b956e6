import Foundation
import Specification

extension Recording.Body {
  /// The bytes of the body as base64, whichever way the archive keeps them.
  var base64: String {
    encoding == "base64" ? text : Data(text.utf8).base64EncodedString()
  }
}
