/// A base URL of the service, with its variables.
public struct Server: Hashable, Sendable {
  public var url: [Piece]
  public var variables: [Variable]
  /// What the document calls it.
  public var name: String?
  /// What is spoken there, such as `wss` or `mqtt`; nothing where requests of HTTP are sent.
  public var `protocol`: String?
  public var documentation: Documentation
  /// What is said of connections to it, which counts before what is said of the whole document.
  public var policies: ConnectionPolicies

  public init(
    url: [Piece],
    variables: [Variable] = [],
    name: String? = nil,
    protocol: String? = nil,
    documentation: Documentation = Documentation(),
    policies: ConnectionPolicies = ConnectionPolicies()
  ) {
    self.url = url
    self.variables = variables
    self.name = name
    self.protocol = `protocol`
    self.documentation = documentation
    self.policies = policies
  }

  /// A part of a URL template: `https://{region}.example` is three.
  public enum Piece: Hashable, Sendable {
    case literal(String)
    /// The name of a variable.
    case variable(String)
  }

  /// A part of the URL that the caller may choose.
  public struct Variable: Hashable, Sendable {
    public var name: String
    public var defaultValue: String
    /// The values the author lists; empty when any will do.
    public var values: [String]
    public var documentation: Documentation

    public init(
      name: String,
      defaultValue: String,
      values: [String] = [],
      documentation: Documentation = Documentation()
    ) {
      self.name = name
      self.defaultValue = defaultValue
      self.values = values
      self.documentation = documentation
    }

    /// Whether the caller may give any text.
    public var isOpen: Bool { !values.contains(defaultValue) }
  }
}
