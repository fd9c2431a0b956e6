import Foundation

/// Reading the body of an answer.
extension HTTPResponse {
  /// The body as JSON, whatever media type the answer claims.
  public func json<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try JSONReader.decode(type, from: body)
  }

  /// The body as text: ISO 8859-1 when the answer says so, else UTF-8,
  /// where bytes that aren't become `U+FFFD`.
  public func text() -> String {
    switch mediaType.charset {
    case "iso-8859-1", "iso8859-1", "latin1":
      var text = ""
      text.unicodeScalars.append(contentsOf: body.map { Unicode.Scalar($0) })
      return text
    default:
      let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
      return String(decoding: body.trimmingPrefix(byteOrderMark), as: UTF8.self)
    }
  }

  /// The body as it came, content codings undone.
  public func binary() -> Data { Data(body) }

  /// The names and values of a form, brackets in names making objects and arrays; the type decides
  /// which texts are numbers, booleans or lists of one.
  public func form<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try FormFields(text()).value.decode(type)
  }
}

extension HTTPAnswer {
  /// Whether the body is of one of these documented media types, with the parameters that it names,
  /// the charset aside; `image/*` means any image.
  public func hasContentType(_ mediaTypes: StaticString...) -> Bool {
    mediaTypes.contains { mediaType.isMeant(by: MediaType($0.description)) }
  }

  /// Whether the body may be of a documented media type: the answer says so, or says nothing.
  public func mayHaveContentType(_ mediaType: StaticString) -> Bool {
    headers["Content-Type"] == nil || hasContentType(mediaType)
  }

  var mediaType: MediaType { MediaType(headers["Content-Type"] ?? "") }
}
