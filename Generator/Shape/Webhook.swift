/// A request that the service sends to a server of whoever uses it: a webhook,
/// or the callback of an operation.
public struct Webhook: Hashable, Sendable {
  public var id: ID
  /// The author's word for it; several methods may share one.
  public var name: String
  /// The HTTP method, in capitals.
  public var method: String
  /// For a callback, the expression that says where it is sent: `{$request.body#/callbackUrl}`.
  public var expression: String?
  /// What travels beside the body: in the query and in headers.
  public var parameters: [Parameter]
  public var body: Body?
  /// The statuses with which the service wants to be answered.
  public var answers: [Response.Status]
  public var documentation: Documentation
  public var origin: Origin

  public init(
    id: ID,
    name: String,
    method: String,
    expression: String? = nil,
    parameters: [Parameter] = [],
    body: Body? = nil,
    answers: [Response.Status] = [],
    documentation: Documentation = Documentation(),
    origin: Origin
  ) {
    self.id = id
    self.name = name
    self.method = method
    self.expression = expression
    self.parameters = parameters
    self.body = body
    self.answers = answers
    self.documentation = documentation
    self.origin = origin
  }

  /// Tells webhooks apart: the file and JSON pointer of the operation that describes it.
  public struct ID: Hashable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
