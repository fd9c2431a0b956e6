import Canonical
import Specification

extension Recording.Body {
  /// The body without the content codings that headers name; omitted if these can't be decoded.
  ///
  /// - Parameter codedSize: The number of bytes with the codings.
  func decoded(_ headers: [Recording.Pair], codedSize: Int?) -> Recording.Body {
    let codings = headers.filter { $0.name.lowercased() == "content-encoding" }.map(\.value)
    let coded = CodedBody(
      text,
      isBase64: encoding == "base64",
      mediaType: mimeType,
      codings: codings.joined(separator: ","),
      codedSize: codedSize
    )
    var body = self
    switch coded.content {
    case .unchanged: break
    case .text(let text): (body.text, body.encoding) = (text, nil)
    case .base64(let base64): body.text = base64
    case .undecodable(let coding):
      (body.text, body.encoding, body.fields) = ("", nil, [])
      body.isOmitted = true
      body.unknownCoding = coding
    }
    return body
  }

  /// The body with a text in place of base64.
  var withDecodedText: Recording.Body {
    guard encoding == "base64",
      let decoded = CodedBody.text(ofBase64: text, mediaType: mimeType)
    else { return self }
    var body = self
    (body.text, body.encoding) = (decoded, nil)
    return body
  }
}
