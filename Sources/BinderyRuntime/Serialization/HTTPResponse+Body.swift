import Foundation

/// Methods that decode the body of a response.
extension HTTPResponse {
  /// Decodes the body as JSON, regardless of its media type.
  public func json<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try JSONReader.decode(type, from: body)
  }

  /// Returns the body as text in the encoding that the media type states.
  ///
  /// A body that isn't in that encoding, or without a known one, is read as UTF-8, where invalid
  /// bytes become `U+FFFD`.
  public func text() -> String {
    if let charset = mediaType.charset, let text = CharacterEncoding(charset)?.decode(body) {
      return text
    }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(decoding: body.trimmingPrefix(byteOrderMark), as: UTF8.self)
  }

  /// Returns the bytes of the body, with content codings decoded.
  public func binary() -> Data { Data(body) }

  /// Decodes the body as a form.
  ///
  /// Brackets in names describe objects and arrays. The type determines which texts are numbers,
  /// booleans, or lists with one element.
  public func form<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try FormFields(text()).value.decode(type)
  }
}

extension HTTPResponseProtocol {
  /// Whether the body has one of these documented media types, including their parameters except
  /// the charset; `image/*` matches any image.
  public func hasContentType(_ mediaTypes: StaticString...) -> Bool {
    mediaTypes.contains { mediaType.matches(MediaType($0.description)) }
  }

  /// Whether the body has a documented media type, or none.
  public func mayHaveContentType(_ mediaType: StaticString) -> Bool {
    headers["Content-Type"] == nil || hasContentType(mediaType)
  }

  package var mediaType: MediaType { MediaType(headers["Content-Type"] ?? "") }
}
