import BinderyRuntime

extension HTTPArchive {
  /// A request as it was sent.
  public struct Request: Hashable, Sendable {
    /// In capitals, as it went out.
    public var method: String
    /// Absolute and percent-encoded.
    public var url: String
    /// As they went out; cookies may stand here as well.
    public var headers: [Pair]
    /// As the browser tells them apart.
    public var cookies: [Pair]
    /// The body; none where nothing was sent.
    public var postData: PostData?

    /// One that only asks, unless it is said otherwise.
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
    /// As it was written.
    public var name: String
    /// To the letter.
    public var value: String

    /// As it stood in the head.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A field of a form; one with a file name is a file.
  public struct Field: Hashable, Sendable {
    /// As the form calls it.
    public var name: String
    /// What was typed, or the file's content where the browser keeps it.
    public var value: String
    /// As the sender calls the file.
    public var fileName: String?
    /// Of the part, where it says so.
    public var contentType: String?

    /// A plain field, unless it has a file name.
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
    /// With its parameters, the boundary among them.
    public var mimeType: String
    /// All of it; empty where the browser keeps only the fields.
    public var text: String
    /// The fields, where it is a form.
    public var params: [Field]
    /// `base64` for bytes that aren't text.
    public var encoding: String?

    /// Without an encoding the text is what was sent.
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
