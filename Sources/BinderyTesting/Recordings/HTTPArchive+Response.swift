import BinderyRuntime

extension HTTPArchive {
  /// A recorded response.
  public struct Response: Hashable, Sendable {
    /// The status; 0 if the browser received no response.
    public var status: Int
    /// The header fields as received, including those of codings that are already decoded.
    public var headers: [Pair]
    /// The body; empty if there was none.
    public var content: Content

    /// Creates a response, by default with an empty body.
    public init(status: Int, headers: [Pair] = [], content: Content = Content()) {
      self.status = status
      self.headers = headers
      self.content = content
    }
  }

  /// The body of a response, with transfer and content codings decoded.
  public struct Content: Hashable, Sendable {
    /// The media type with its parameters.
    public var mimeType: String
    /// The complete text, or the base64 of binary data.
    public var text: String
    /// `base64` for binary data.
    public var encoding: String?

    /// Creates a body; without an encoding, the text is what was received.
    public init(mimeType: String = "", text: String = "", encoding: String? = nil) {
      self.mimeType = mimeType
      self.text = text
      self.encoding = encoding
    }
  }
}

extension HTTPArchive.Response: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var status: Int?
    self.init(status: 0)
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": status = try json.readInteger()
      case "headers": headers = try json.readUnlessNull() ?? []
      case "content": content = try json.readUnlessNull() ?? HTTPArchive.Content()
      default: try json.skipValue()
      }
    }
    self.status = try json.require(status, "status")
  }
}

extension HTTPArchive.Content: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    self.init()
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "mimeType": mimeType = try json.readTextOrNumber() ?? ""
      case "text": text = try json.readTextOrNumber() ?? ""
      case "encoding": encoding = try json.readTextOrNumber()
      default: try json.skipValue()
      }
    }
  }
}
