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
    public var content: [Named<MediaType>] = []
    public var contentMark: Mark

    public init(location: SourceLocation, contentMark: Mark) {
      self.location = location
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
    public var encoding: [Named<Encoding>] = []
    /// Those of `itemSchema`, `itemEncoding` and `prefixEncoding` that are present.
    public var itemKeywords: [Located<String>] = []
    /// Whether it is XML that Swagger 2.0 lists beside JSON, which clients neither send nor read.
    public var isAlternative = false

    public init(location: SourceLocation) { self.location = location }
  }

  /// The encoding of a property of a form (Encoding Object).
  public struct Encoding {
    public var mark: Mark
    /// A media type, a range of them, or several with commas between.
    public var contentType: String?
    public var headers: [Named<Header>] = []
    public var style: Located<String>?
    public var explode: Bool?
    public var allowsReserved = false
    /// Whether the property is serialized as a parameter would be (3.1.1, section 4.8.15.1.2).
    public var isStyled = false

    public init(mark: Mark) { self.mark = mark }
  }

  /// The response of a status (Response Object).
  public struct Response {
    public var location: SourceLocation
    /// The key under `components` of the response that is referred to.
    public var referenceName: String?
    public var description: String?
    public var headers: [Named<Header>] = []
    public var content: [Named<MediaType>] = []
    public var links: [Named<Link>] = []

    public init(location: SourceLocation) { self.location = location }
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
