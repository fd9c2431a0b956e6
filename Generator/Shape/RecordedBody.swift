extension Contract {
  /// A recorded request body and the content of the operation that it was sent as.
  public struct RecordedBody: Hashable, Sendable {
    /// The content's position in the operation's body.
    public var content: Int
    /// As it was recorded, which the content's may be a range of.
    public var mediaType: String
    public var value: Value

    public init(content: Int, mediaType: String, value: Value) {
      self.content = content
      self.mediaType = mediaType
      self.value = value
    }

    /// What the body says.
    public enum Value: Hashable, Sendable {
      case literal(Literal)
      /// The members of a multipart form, in its order; those without a name of their own last.
      case form([RecordedMember])
    }
  }

  /// What the parts of one name say.
  public struct RecordedMember: Hashable, Sendable {
    public var key: String
    public var value: Value
    /// The documented headers that the part has.
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

    /// Text where somebody can read it.
    public enum Bytes: Hashable, Sendable {
      case text(String)
      case base64(String)
    }
  }
}
