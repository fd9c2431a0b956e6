import Foundation

/// Adding a body and what is said about it; nil adds nothing.
extension HTTPRequest {
  /// Says which media types the operation can read.
  public mutating func accept(_ mediaType: StaticString) {
    headers["Accept"] = mediaType.description
  }

  /// Sets a body of JSON; a value that has no JSON, such as an infinity, is refused.
  public mutating func jsonBody<T: JSONEncodable>(
    _ value: T?,
    contentType: StaticString = "application/json"
  ) throws(InvalidRequest) {
    guard let value else { return }
    do {
      setBody(try JSONWriter.encode(value), contentType, fallback: "application/json")
    } catch {
      throw InvalidRequest(parameter: "body", reason: "\(error.path): \(error.reason)")
    }
  }

  /// Sets a body of names and values as HTML forms send them; the value must be an object.
  ///
  /// An array of plain values repeats its name (`tag=a&tag=b`), whatever nests deeper has keys in
  /// brackets (`address[city]=Bern`, `lines[0][price]=3`); null and what is empty is left out.
  public mutating func formBody<T: JSONEncodable>(_ value: T?) throws(InvalidRequest) {
    guard let value else { return }
    let text = try FormText(JSONValue(value, of: "body"))
    let contentType: StaticString = "application/x-www-form-urlencoded"
    setBody(Array(text.description.utf8), contentType, fallback: contentType)
  }

  /// Sets a body of UTF-8, and says so where the text needs it and the media type doesn't.
  public mutating func textBody(_ value: String?, contentType: StaticString = "text/plain") {
    guard let value else { return }
    setBody(Array(value.utf8), contentType, fallback: "text/plain")
    let mediaType = MediaType(headers["Content-Type"] ?? "")
    let isASCII = value.utf8.allSatisfy { $0 < 0x80 }
    guard !isASCII, mediaType.type == "text", mediaType.charset == nil else { return }
    headers["Content-Type"]? += "; charset=utf-8"
  }

  /// Sets a body of bytes that are sent as they are.
  public mutating func binaryBody(
    _ value: Data?,
    contentType: StaticString = "application/octet-stream"
  ) {
    guard let value else { return }
    setBody(Array(value), contentType, fallback: "application/octet-stream")
  }

  /// A documented range such as `image/*` describes, but cannot be sent.
  private mutating func setBody(
    _ bytes: [UInt8],
    _ contentType: StaticString,
    fallback: StaticString
  ) {
    let isRange = MediaType(contentType.description).essence.contains("*")
    headers["Content-Type"] = (isRange ? fallback : contentType).description
    body = .bytes(bytes)
  }
}
