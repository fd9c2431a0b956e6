extension Contract {
  /// A recorded request body, and the content of the operation that it matches.
  public struct RecordedBody: Hashable, Sendable {
    /// The index of the content in the operation's body.
    public var content: Int
    /// The recorded media type, which can be more specific than that of the content.
    public var mediaType: String
    public var value: Value

    public init(content: Int, mediaType: String, value: Value) {
      self.content = content
      self.mediaType = mediaType
      self.value = value
    }

    /// The value of the body.
    public enum Value: Hashable, Sendable {
      case literal(Literal)
      /// A document in XML.
      case xml(String)
      /// The members of a multipart form in its order, undescribed names last.
      case form([RecordedMember])
    }
  }

  /// The parts with the same name.
  public struct RecordedMember: Hashable, Sendable {
    public var key: String
    public var value: Value
    /// The described headers of the part.
    public var headers: [Literal.Member]

    public init(key: String, value: Value, headers: [Literal.Member] = []) {
      self.key = key
      self.value = value
      self.headers = headers
    }

    /// A value, or files.
    public enum Value: Hashable, Sendable {
      case literal(Literal)
      case files([RecordedFile])
    }
  }

  /// A part that is a file.
  public struct RecordedFile: Hashable, Sendable {
    public var bytes: Bytes
    public var fileName: String?
    public var contentType: String?

    public init(bytes: Bytes, fileName: String? = nil, contentType: String? = nil) {
      self.bytes = bytes
      self.fileName = fileName
      self.contentType = contentType
    }

    /// The content: readable text, or base64.
    public enum Bytes: Hashable, Sendable {
      case text(String)
      case base64(String)
    }
  }
}
