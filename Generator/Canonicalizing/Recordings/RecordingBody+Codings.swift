import Canonical
import Foundation
import Specification

extension Recording.Body {
  /// The body without the content codings that headers name; omitted if these can't be decoded.
  func decoded(_ headers: [Recording.Pair], codedSize: Int? = nil) -> Recording.Body {
    let codings = headers.filter { $0.name.lowercased() == "content-encoding" }.map(\.value)
      .joined(separator: ",")
    guard !codings.isEmpty else { return self }
    var body = self
    let length = headers.first { $0.name.lowercased() == "content-length" }
    let coded = CodedBody(
      text,
      isBase64: encoding == "base64",
      mediaType: mimeType,
      codings: codings,
      codedSize: length.flatMap { Int($0.value) } ?? codedSize
    )
    if let unknown = coded.unknownCoding {
      body.text = ""
      body.encoding = nil
      body.fields = []
      body.isOmitted = true
      body.unknownCoding = unknown
      return body
    }
    guard encoding == "base64", let bytes = ContentCoding.decoded(text, codings: codings) else {
      return self
    }
    if let text = String(validUTF8: bytes) {
      body.text = text
      body.encoding = nil
    } else {
      body.text = Data(bytes).base64EncodedString()
    }
    return body
  }
}
