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
      let bytes = try JSONWriter.encode(value)
      setBody(.bytes(bytes), contentType.description, fallback: "application/json")
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
    let contentType = "application/x-www-form-urlencoded"
    setBody(.bytes(Array(text.description.utf8)), contentType, fallback: contentType)
  }

  /// Sets a body of UTF-8, and says so where the text needs it and the media type doesn't.
  public mutating func textBody(_ value: String?, contentType: StaticString = "text/plain") {
    guard let value else { return }
    setBody(.bytes(Array(value.utf8)), contentType.description, fallback: "text/plain")
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
    let fallback = "application/octet-stream"
    setBody(.bytes(Array(value)), contentType.description, fallback: fallback)
  }

  /// Sets a body of bytes that are sent as they are, those of a file while it is read.
  public mutating func binaryBody(
    _ value: BinaryContent?,
    contentType: StaticString = "application/octet-stream"
  ) throws(InvalidRequest) {
    guard let value else { return }
    let mediaType = value.mediaType(documented: contentType)
    try HeaderText.refuseControls(in: [mediaType], of: "body")
    switch try value.segment(of: "body") {
    case .bytes(let bytes): setBody(.bytes(bytes), mediaType, fallback: mediaType)
    case let file: setBody(.segments([file]), mediaType, fallback: mediaType)
    }
  }

  /// A documented range such as `image/*` describes, but cannot be sent.
  mutating func setBody(_ body: HTTPBody, _ contentType: String, fallback: String) {
    let isRange = MediaType(contentType).essence.contains("*")
    headers["Content-Type"] = isRange ? fallback : contentType
    self.body = body
  }
}
