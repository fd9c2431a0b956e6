import SourceDiagnostics

extension OpenAPI {
  /// A method of a path (Operation Object).
  public struct Operation {
    public var location: SourceLocation
    public var summary: String?
    public var description: String?
    public var isDeprecated = false
    /// The last day of a deprecated operation, such as `2027-03-31`: `x-sunset`.
    public var sunset: String?
    /// Whether `x-sunset` isn't a date.
    public var hasInvalidSunset = false
    /// How much the operation may change, such as `alpha`: `x-stability-level`.
    public var stability: String?
    public var tags: [String] = []
    /// Nil for the operations of webhooks and callbacks.
    public var path: Path?
    /// The parameters, with those of the path item that the operation doesn't override.
    public var parameters: [Parameter] = []
    /// Whether a reference to a parameter cannot be resolved, so that the parameters are not all.
    public var hasUnresolvedParameters = false
    public var requestBody: RequestBody?
    /// The responses by status: `404`, `4XX` or `default`.
    public var responses: [Named<Response>] = []
    /// The media types that Swagger 2.0 lists for all responses, also for those without a schema.
    public var produces: [String] = []
    public var callbacks: [Named<Callback>] = []
    /// Nil if the requirements of the document apply.
    public var security: [SecurityRequirement]?
    /// The servers of the operation, or else of the path item.
    public var servers: [Server] = []

    public init(location: SourceLocation) { self.location = location }
  }

  /// The path of an operation.
  public struct Path {
    /// The path, with parameters as `{name}`.
    public var template: String
    /// The parameters whose values may be several segments of the path.
    public var multiSegmentNames: Set<String>
    /// The query in the key of the path, after `?`.
    public var query: [QueryItem]

    public init(
      template: String,
      multiSegmentNames: Set<String>,
      query: [QueryItem]
    ) {
      self.template = template
      self.multiSegmentNames = multiSegmentNames
      self.query = query
    }
  }

  /// A parameter of the query that the key of a path has.
  public struct QueryItem {
    public var key: String
    /// Nil if the key has only the name.
    public var value: String?

    public init(
      key: String,
      value: String?
    ) {
      self.key = key
      self.value = value
    }
  }

  /// Requests that the service sends in the course of an operation (Callback Object).
  public struct Callback {
    /// The key under `components` of the callback that is referred to.
    public var referenceName: String?
    /// The path items by the runtime expression of the URL.
    public var paths: [Named<PathItem>]

    public init(
      referenceName: String?,
      paths: [Named<PathItem>]
    ) {
      self.referenceName = referenceName
      self.paths = paths
    }
  }
}
