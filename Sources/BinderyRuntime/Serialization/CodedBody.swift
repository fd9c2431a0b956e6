extension HTTPRequest {
  /// Sets a body that a coder of the client's connection encodes; nil sets nothing.
  public mutating func codedBody<T: JSONEncodable>(
    _ value: T?,
    contentType: StaticString
  ) throws(InvalidRequest) {
    guard let value else { return }
    try jsonBody(value, contentType: contentType)
    needsCoder = true
  }

  /// Returns the body as it is sent.
  func encodedBody(by coders: ContentCoders) throws(InvalidRequest) -> HTTPBody {
    guard needsCoder, case .bytes(let json) = body else { return body }
    let mediaType = headers["Content-Type"] ?? ""
    guard let coder = coders.coder(of: mediaType) else {
      throw InvalidRequest(
        parameter: "body",
        reason: "the connection has no content coder for \(MediaType(mediaType).essence)"
      )
    }
    do {
      return .bytes(try coder.encode(try JSONReader.decode(from: json)))
    } catch {
      throw InvalidRequest(
        parameter: "body",
        reason: "the content coder for \(MediaType(mediaType).essence) failed: \(error)"
      )
    }
  }
}

extension HTTPResponse {
  /// Decodes the body by the connection's coder for its media type; JSON without a coder, too.
  public func coded<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    let essence = mediaType.essence
    guard let coder = coders.coder(of: essence) else {
      if mediaType.isJSON { return try json(type) }
      throw JSONError(
        reason: .mismatch(
          expected: "a content coder for \(essence.isEmpty ? "the media type" : essence)",
          found: "none in the connection"
        )
      )
    }
    let value: JSONValue
    do {
      value = try coder.decode(body)
    } catch {
      throw JSONError(reason: .invalidFormat(expected: essence, found: "\(error)"))
    }
    return try value.decode()
  }
}
