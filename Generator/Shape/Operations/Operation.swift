/// An operation of the service.
public struct Operation: Hashable, Sendable {
  public var id: ID
  /// The words of the names that it may have, the best first; empty to name it after its ID.
  public var names: [[String]] = []
  /// The HTTP method, in upper case.
  public var method: String
  public var path: [PathPiece]
  /// The path as it is written, to which filters refer.
  public var template: String
  public var parameters: [Parameter] = []
  public var body: Body?
  public var responses: [Response] = []
  /// The requests that the service sends in the course of the operation.
  public var callbacks: [Webhook] = []
  /// Alternatives of credential schemes that are required together; empty if none is required.
  public var security: [[CredentialScheme.ID]] = []
  /// The schemes in each requirement of the document, if the operation has none of its own.
  public var inheritedSecurity: [[RequiredScheme]]?
  /// The servers of the operation; empty for those of the service.
  public var servers: [Server] = []
  public var tags: [String] = []
  public var documentation = Documentation()
  /// The `operationId`, if no other operation has it; nil without one.
  public var uniqueID: String?
  public var origin: Origin

  public init(id: ID, method: String, path: [PathPiece], template: String, origin: Origin) {
    self.id = id
    self.method = method
    self.path = path
    self.template = template
    self.origin = origin
  }

  /// The `operationId`, or else words of the method and path.
  public struct ID: Hashable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A piece of a path template: `/pets/{id}` has a literal and a parameter.
  public enum PathPiece: Hashable, Sendable {
    case literal(String)
    /// The key of a parameter in `path`.
    case parameter(String)
  }
}

extension Operation {
  /// Whether the client's server chooses one of the operation's own, or values of their variables.
  public var choosesServer: Bool {
    servers.count > 1 || servers.contains { !$0.variables.isEmpty }
  }

  /// The interpreted path, with the keys of its parameters in braces.
  public var pathText: String {
    path.map { piece in
      switch piece {
      case .literal(let text): text
      case .parameter(let key): "{\(key)}"
      }
    }.joined()
  }
}
