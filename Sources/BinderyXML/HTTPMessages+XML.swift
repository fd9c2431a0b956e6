import BinderyRuntime

extension HTTPRequest {
  /// Sets an XML body with a root element; nil sets nothing.
  ///
  /// Without a name, the only member of an object is the root element.
  public mutating func xmlBody<T: JSONEncodable>(
    _ value: T?,
    as type: XMLType,
    named name: XMLName?,
    contentType: StaticString = "application/xml"
  ) throws(InvalidRequest) {
    guard let value else { return }
    let bytes = try XMLWriter.encode(value, as: type, named: name)
    setBody(.bytes(bytes), contentType.description, fallback: "application/xml")
  }
}

extension HTTPResponse {
  /// Decodes the body as XML, regardless of its media type.
  public func xml<T: JSONDecodable>(
    _ type: T.Type = T.self,
    as xml: XMLType
  ) throws(JSONError) -> T {
    try XMLReader.decode(type, from: body, as: xml, charset: mediaType.charset)
  }

  /// Decodes the body as XML if its media type is one of XML, otherwise as JSON.
  public func jsonOrXML<T: JSONDecodable>(
    _ type: T.Type = T.self,
    as xml: XMLType
  ) throws(JSONError) -> T {
    mediaType.isXML ? try self.xml(type, as: xml) : try json(type)
  }
}

extension IncomingRequest {
  /// Decodes the body as XML, regardless of its media type.
  public func xml<T: JSONDecodable>(
    _ type: T.Type = T.self,
    as xml: XMLType
  ) throws(JSONError) -> T {
    try message.xml(type, as: xml)
  }

  /// Decodes the body as XML if its media type is one of XML, otherwise as JSON.
  public func jsonOrXML<T: JSONDecodable>(
    _ type: T.Type = T.self,
    as xml: XMLType
  ) throws(JSONError) -> T {
    try message.jsonOrXML(type, as: xml)
  }

  /// The headers and body as a response, for its decoding methods.
  private var message: HTTPResponse { HTTPResponse(status: 200, headers: headers, body: body) }
}

extension MediaType {
  /// Whether the content is XML (RFC 7303).
  package var isXML: Bool { essence.hasSuffix("/xml") || essence.hasSuffix("+xml") }
}
