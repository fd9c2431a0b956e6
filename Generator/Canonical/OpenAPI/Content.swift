import SourceDiagnostics

extension OpenAPI {
  /// The body of a request (Request Body Object).
  public struct RequestBody {
    public var location: SourceLocation
    /// The key under `components` of the body that is referred to.
    public var referenceName: String?
    public var description: String?
    /// Nil if it is not declared.
    public var isRequired: Bool?
    public var content: [Named<MediaType>]
    public var contentMark: Mark

    public init(
      location: SourceLocation,
      referenceName: String?,
      description: String?,
      isRequired: Bool?,
      content: [Named<MediaType>],
      contentMark: Mark
    ) {
      self.location = location
      self.referenceName = referenceName
      self.description = description
      self.isRequired = isRequired
      self.content = content
      self.contentMark = contentMark
    }
  }

  /// A body in one media type (Media Type Object).
  public struct MediaType {
    public var location: SourceLocation
    public var schema: SchemaID?
    /// The schema of each item of a sequential media type.
    public var itemSchema: SchemaID?
    /// The data of the event that ends the stream, such as `[DONE]`: `x-stream-terminator`.
    public var terminator: String?
    /// By the name of the property.
    public var encoding: [Named<Encoding>]
    /// Those of `itemSchema`, `itemEncoding` and `prefixEncoding` that are present.
    public var itemKeywords: [Located<String>]

    public init(
      location: SourceLocation,
      schema: SchemaID?,
      itemSchema: SchemaID?,
      terminator: String?,
      encoding: [Named<Encoding>],
      itemKeywords: [Located<String>]
    ) {
      self.location = location
      self.schema = schema
      self.itemSchema = itemSchema
      self.terminator = terminator
      self.encoding = encoding
      self.itemKeywords = itemKeywords
    }
  }

  /// The encoding of a property of a form (Encoding Object).
  public struct Encoding {
    public var mark: Mark
    /// A media type, a range of them, or several with commas between.
    public var contentType: String?
    public var headers: [Named<Header>]
    public var style: Located<String>?
    public var explode: Bool?
    public var allowsReserved: Bool
    /// Whether the property is serialized as a parameter would be (3.1.1, section 4.8.15.1.2).
    public var isStyled: Bool

    public init(
      mark: Mark,
      contentType: String?,
      headers: [Named<Header>],
      style: Located<String>?,
      explode: Bool?,
      allowsReserved: Bool,
      isStyled: Bool
    ) {
      self.mark = mark
      self.contentType = contentType
      self.headers = headers
      self.style = style
      self.explode = explode
      self.allowsReserved = allowsReserved
      self.isStyled = isStyled
    }
  }

  /// The response of a status (Response Object).
  public struct Response {
    public var location: SourceLocation
    /// The key under `components` of the response that is referred to.
    public var referenceName: String?
    public var description: String?
    public var headers: [Named<Header>]
    public var content: [Named<MediaType>]
    public var links: [Named<Link>]

    public init(
      location: SourceLocation,
      referenceName: String?,
      description: String?,
      headers: [Named<Header>],
      content: [Named<MediaType>],
      links: [Named<Link>]
    ) {
      self.location = location
      self.referenceName = referenceName
      self.description = description
      self.headers = headers
      self.content = content
      self.links = links
    }
  }

  /// An operation that can follow a response (Link Object).
  public struct Link {
    /// The `operationId`, or the `operationRef`.
    public var operation: String?
    public var description: String?

    public init(
      operation: String?,
      description: String?
    ) {
      self.operation = operation
      self.description = description
    }
  }
}
