extension HTTPRequest {
  /// Sets a body of JSON texts, one on each line, or a text sequence (RFC 7464) if that is the
  /// media type.
  public mutating func jsonLinesBody<T: JSONEncodable>(
    _ values: [T]?,
    contentType: StaticString = "application/jsonl"
  ) throws(InvalidRequest) {
    guard let values else { return }
    let isSequence = MediaType(contentType.description).isJSONSequence
    var bytes: [UInt8] = []
    for (index, value) in values.enumerated() {
      if isSequence { bytes.append(JSONFraming.recordSeparator) }
      do {
        bytes += try JSONWriter.encode(value)
      } catch {
        let error = error.inside(.index(index))
        throw InvalidRequest(parameter: "body", reason: "\(error.path): \(error.reason)")
      }
      bytes.append(JSONFraming.lineFeed)
    }
    setBody(.bytes(bytes), contentType.description, fallback: "application/jsonl")
  }
}
