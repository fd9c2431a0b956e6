import BinderyRuntime

extension HTTPArchive {
  /// An answer as it came.
  public struct Response: Hashable, Sendable {
    /// 0 where the browser got none.
    public var status: Int
    /// As they came, those of codings that are undone among them.
    public var headers: [Pair]
    /// Its body, empty where there was none.
    public var content: Content

    /// An empty body, unless one is given.
    public init(status: Int, headers: [Pair] = [], content: Content = Content()) {
      self.status = status
      self.headers = headers
      self.content = content
    }
  }

  /// The body of an answer, transfer and content codings undone.
  public struct Content: Hashable, Sendable {
    /// With its parameters.
    public var mimeType: String
    /// All of it, or base64 of it.
    public var text: String
    /// `base64` for bytes that aren't text.
    public var encoding: String?

    /// Without an encoding the text is what came.
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
      case "status": status = try json.read()
      case "headers": headers = try json.read()
      case "content": content = try json.read()
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
      case "mimeType": mimeType = try json.read()
      case "text": text = try json.read()
      case "encoding": encoding = try json.read()
      default: try json.skipValue()
      }
    }
  }
}
