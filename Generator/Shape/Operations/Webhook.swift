/// A request that the service sends to a server of the client: a webhook, or the callback of an
/// operation.
public struct Webhook: Hashable, Sendable {
  public var id: ID
  /// The name in the document, which several methods can share.
  public var name: String
  /// The HTTP method, in upper case.
  public var method: String
  /// The runtime expression of a callback's URL: `{$request.body#/callbackUrl}`.
  public var expression: String?
  /// The parameters in the query and in headers.
  public var parameters: [Parameter] = []
  public var body: Body?
  /// The statuses of the expected responses.
  public var responses: [Response.Status] = []
  public var documentation = Documentation()
  public var origin: Origin

  public init(id: ID, name: String, method: String, origin: Origin) {
    self.id = id
    self.name = name
    self.method = method
    self.origin = origin
  }

  /// Identifies a webhook by the file and JSON pointer of its operation.
  public struct ID: Hashable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
