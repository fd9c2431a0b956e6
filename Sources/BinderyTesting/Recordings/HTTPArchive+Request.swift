import BinderyRuntime

extension HTTPArchive {
  /// A recorded request.
  public struct Request: Hashable, Sendable {
    /// The method, in capitals.
    public var method: String
    /// The absolute, percent-encoded URL.
    public var url: String
    /// The header fields, which may include cookies.
    public var headers: [Pair]
    /// The cookies as separate pairs.
    public var cookies: [Pair]
    /// The body; nil if there was none.
    public var postData: PostData?

    /// Creates a request, by default without a body.
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

  /// A header field or a cookie.
  public struct Pair: Hashable, Sendable {
    /// The name as recorded.
    public var name: String
    /// The value as recorded.
    public var value: String

    /// Creates a pair.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A form field; one with a file name is a file.
  public struct Field: Hashable, Sendable {
    /// The name in the form.
    public var name: String
    /// The value, or the file's content if the browser records it.
    public var value: String
    /// The file name.
    public var fileName: String?
    /// The content type of the part, if it has one.
    public var contentType: String?

    /// Creates a field; with a file name, a file.
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
    /// The media type with its parameters, such as the boundary.
    public var mimeType: String
    /// The complete text; empty if the browser only records the fields.
    public var text: String
    /// The form fields.
    public var params: [Field]
    /// `base64` for binary data.
    public var encoding: String?

    /// Creates a body; without an encoding, the text is what was sent.
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
      case "method": method = try json.readTextOrNumber()
      case "url": url = try json.readTextOrNumber()
      case "headers": headers = try json.readUnlessNull() ?? []
      case "cookies": cookies = try json.readUnlessNull() ?? []
      case "postData": postData = try json.readUnlessNull()
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
      case "name": name = try json.readTextOrNumber()
      case "value": value = try json.readTextOrNumber() ?? ""
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
      case "name": name = try json.readTextOrNumber()
      case "value": value = try json.readTextOrNumber() ?? ""
      case "fileName": fileName = try json.readTextOrNumber()
      case "contentType": contentType = try json.readTextOrNumber()
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
      case "mimeType": mimeType = try json.readTextOrNumber() ?? ""
      case "text": text = try json.readTextOrNumber() ?? ""
      case "params": params = try json.readUnlessNull() ?? []
      case "encoding": encoding = try json.readTextOrNumber()
      default: try json.skipValue()
      }
    }
  }
}
