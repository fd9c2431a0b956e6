import SourceDiagnostics

extension OpenAPI {
  /// The root of a description (OpenAPI Object).
  public struct Document {
    public var location: SourceLocation
    /// `title`, `summary` and `description` of `info`.
    public var title: String?
    public var summary: String?
    public var description: String?
    public var servers: [Server] = []
    public var paths: [Named<PathItem>] = []
    public var webhooks: [Named<PathItem>] = []
    public var tags: [Tag] = []
    public var security: [SecurityRequirement] = []
    /// The location of `security`; nil if the document declares none.
    public var securityMark: Mark?
    /// The supported security schemes.
    public var securitySchemes: [Named<SecurityScheme>] = []

    public init(location: SourceLocation) { self.location = location }
  }

  /// A group of operations (Tag Object).
  public struct Tag {
    public var name: String
    public var summary: String?
    public var description: String?

    public init(
      name: String,
      summary: String?,
      description: String?
    ) {
      self.name = name
      self.summary = summary
      self.description = description
    }
  }

  /// A server of the service (Server Object).
  public struct Server {
    public var mark: Mark
    public var url: ServerURL
    public var urlMark: Mark
    public var name: String?
    public var description: String?

    public init(
      mark: Mark,
      url: ServerURL,
      urlMark: Mark,
      name: String?,
      description: String?
    ) {
      self.mark = mark
      self.url = url
      self.urlMark = urlMark
      self.name = name
      self.description = description
    }
  }
}
