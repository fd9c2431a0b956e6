import Foundation

/// Methods that set a body and its headers; nil sets nothing.
extension HTTPRequest {
  /// Sets `Accept` to the media types that the operation can decode.
  public mutating func accept(_ mediaType: StaticString) {
    headers["Accept"] = mediaType.description
  }

  /// Sets a JSON body; throws for a value that JSON cannot represent, such as an infinity.
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

  /// Sets a form body; the value must be an object.
  ///
  /// An array of plain values repeats its name (`tag=a&tag=b`); nested values have keys in brackets
  /// (`address[city]=Bern`, `lines[0][price]=3`); null and empty values are omitted.
  public mutating func formBody<T: JSONEncodable>(_ value: T?) throws(InvalidRequest) {
    guard let value else { return }
    let text = try FormText(JSONValue(value, of: "body"))
    let contentType = "application/x-www-form-urlencoded"
    setBody(.bytes(Array(text.description.utf8)), contentType, fallback: contentType)
  }

  /// Sets a text body in UTF-8; adds a `charset` if the text requires it and the type has none.
  public mutating func textBody(_ value: String?, contentType: StaticString = "text/plain") {
    guard let value else { return }
    setBody(.bytes(Array(value.utf8)), contentType.description, fallback: "text/plain")
    let mediaType = MediaType(headers["Content-Type"] ?? "")
    let isASCII = value.utf8.allSatisfy { $0 < 0x80 }
    guard !isASCII, mediaType.type == "text", mediaType.charset == nil else { return }
    headers["Content-Type"]? += "; charset=utf-8"
  }

  /// Sets a body of bytes.
  public mutating func binaryBody(
    _ value: Data?,
    contentType: StaticString = "application/octet-stream"
  ) {
    guard let value else { return }
    let fallback = "application/octet-stream"
    setBody(.bytes(Array(value)), contentType.description, fallback: fallback)
  }

  /// Sets a body of bytes, or of a file that is read while it is sent.
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

  /// Sets a body; a documented range such as `image/*` cannot be sent and is replaced.
  package mutating func setBody(_ body: HTTPBody, _ contentType: String, fallback: String) {
    let isRange = MediaType(contentType).essence.contains("*")
    headers["Content-Type"] = isRange ? fallback : contentType
    self.body = body
  }
}
