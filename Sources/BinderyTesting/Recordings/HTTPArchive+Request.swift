import BinderyRuntime

extension HTTPArchive {
  /// A request as it was sent.
  public struct Request: Hashable, Sendable {
    public var method: String
    /// Absolute and percent-encoded.
    public var url: String
    public var headers: [Pair]
    public var cookies: [Pair]
    /// The body; none where nothing was sent.
    public var postData: PostData?

    public init(
      method: String,
      url: String,
      headers: [Pair] = [],
      cookies: [Pair] = [],
      postData: PostData? = nil
    ) {
      self.method = method
      self.url = url
      self.headers = headers
      self.cookies = cookies
      self.postData = postData
    }
  }

  /// A header or a cookie.
  public struct Pair: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A field of a form; one with a file name is a file.
  public struct Field: Hashable, Sendable {
    public var name: String
    public var value: String
    public var fileName: String?
    public var contentType: String?

    public init(
      _ name: String,
      _ value: String,
      fileName: String? = nil,
      contentType: String? = nil
    ) {
      self.name = name
      self.value = value
      self.fileName = fileName
      self.contentType = contentType
    }
  }

  /// The body of a request: its text, or the fields of a form.
  public struct PostData: Hashable, Sendable {
    public var mimeType: String
    public var text: String
    public var params: [Field]
    /// `base64` for bytes that aren't text.
    public var encoding: String?

    public init(mimeType: String, text: String, params: [Field] = [], encoding: String? = nil) {
      self.mimeType = mimeType
      self.text = text
      self.params = params
      self.encoding = encoding
    }
  }
}

extension HTTPArchive.Request: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var method: String?
    var url: String?
    self.init(method: "", url: "")
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "method": method = try json.read()
      case "url": url = try json.read()
      case "headers": headers = try json.read()
      case "cookies": cookies = try json.read()
      case "postData": postData = try json.read()
      default: try json.skipValue()
      }
    }
    self.method = try json.require(method, "method")
    self.url = try json.require(url, "url")
  }
}

extension HTTPArchive.Pair: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var value = ""
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": name = try json.read()
      case "value": value = try json.read()
      default: try json.skipValue()
      }
    }
    self.init(try json.require(name, "name"), value)
  }
}

extension HTTPArchive.Field: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    self.init("", "")
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": name = try json.read()
      case "value": value = try json.read()
      case "fileName": fileName = try json.read()
      case "contentType": contentType = try json.read()
      default: try json.skipValue()
      }
    }
    self.name = try json.require(name, "name")
  }
}

extension HTTPArchive.PostData: JSONDecodable {
  public init(from json: inout JSONReader) throws(JSONError) {
    self.init(mimeType: "", text: "")
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "mimeType": mimeType = try json.read()
      case "text": text = try json.read()
      case "params": params = try json.read()
      case "encoding": encoding = try json.read()
      default: try json.skipValue()
      }
    }
  }
}
