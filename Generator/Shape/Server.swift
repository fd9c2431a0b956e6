/// A base URL of the service, with its variables.
public struct Server: Hashable, Sendable {
  public var url: [Piece]
  public var variables: [Variable] = []
  /// The name in the document.
  public var name: String?
  /// The protocol, such as `wss` or `mqtt`; nil for HTTP requests.
  public var `protocol`: String?
  public var documentation = Documentation()
  /// The policies of connections to the server; they override those of the whole document.
  public var policies = ConnectionPolicies()

  public init(url: [Piece]) { self.url = url }

  /// A part of a URL template: `https://{region}.example` has three.
  public enum Piece: Hashable, Sendable {
    case literal(String)
    /// The name of a variable.
    case variable(String)
  }

  /// A part of the URL that the caller can choose.
  public struct Variable: Hashable, Sendable {
    public var name: String
    public var defaultValue: String
    /// The values of `enum`; empty if any text is valid.
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

    /// Whether any text is valid.
    public var isOpen: Bool { !values.contains(defaultValue) }
  }
}
