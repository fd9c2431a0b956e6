/// One thing a client can ask of the service.
public struct Operation: Hashable, Sendable {
  public var id: ID
  /// The HTTP method, in capitals.
  public var method: String
  public var path: [PathPiece]
  /// The path as the author wrote it: what a filter names.
  public var template: String
  public var parameters: [Parameter]
  public var body: Body?
  public var responses: [Response]
  /// What the service sends in the course of the operation, to where the request told it.
  public var callbacks: [Webhook]
  /// Alternatives of credential schemes needed together; empty when none is asked for.
  public var security: [[CredentialScheme.ID]]
  /// Servers of its own; none when the service's are meant.
  public var servers: [Server]
  public var tags: [String]
  public var documentation: Documentation
  public var origin: Origin

  public init(
    id: ID,
    method: String,
    path: [PathPiece],
    template: String,
    parameters: [Parameter] = [],
    body: Body? = nil,
    responses: [Response] = [],
    callbacks: [Webhook] = [],
    security: [[CredentialScheme.ID]] = [],
    servers: [Server] = [],
    tags: [String] = [],
    documentation: Documentation = Documentation(),
    origin: Origin
  ) {
    self.id = id
    self.method = method
    self.path = path
    self.template = template
    self.parameters = parameters
    self.body = body
    self.responses = responses
    self.callbacks = callbacks
    self.security = security
    self.servers = servers
    self.tags = tags
    self.documentation = documentation
    self.origin = origin
  }

  /// The operationId, or words made from method and path where the author gave none.
  public struct ID: Hashable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A path template in pieces: `/pets/{id}` is a literal and a parameter.
  public enum PathPiece: Hashable, Sendable {
    case literal(String)
    /// The key of a parameter in `path`.
    case parameter(String)
  }
}

extension Operation {
  /// The path as it is understood, with the keys of its parameters in braces.
  public var pathText: String {
    path.map { piece in
      switch piece {
      case .literal(let text): text
      case .parameter(let key): "{\(key)}"
      }
    }.joined()
  }
}
