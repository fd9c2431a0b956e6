/// The URL of a server, with its variables.
public struct ServerURL: Hashable, Sendable {
  /// A part of the URL: `https://{region}.example` has three.
  public enum Piece: Hashable, Sendable {
    case literal(String)
    /// The name of a variable.
    case variable(String)
  }

  /// A part of the URL that the caller may choose (Server Variable Object).
  public struct Variable: Hashable, Sendable {
    public var name: String
    public var defaultValue: String
    /// The values of `enum`; empty if any text is valid.
    public var values: [String]
    public var description: String?

    public init(name: String, defaultValue: String, values: [String], description: String?) {
      self.name = name
      self.defaultValue = defaultValue
      self.values = values
      self.description = description
    }

    /// Whether the caller may give any text.
    public var isOpen: Bool { !values.contains(defaultValue) }
  }

  public var pieces: [Piece]
  /// The variables of the URL, in its order.
  public var variables: [Variable]

  public init(pieces: [Piece], variables: [Variable] = []) {
    self.pieces = pieces
    self.variables = variables
  }

  /// The URL as documents write it: `https://{region}.example.com`.
  public var template: String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .variable(let name): "{\(name)}"
      }
    }
    .joined()
  }

  /// The URL with every variable at its default.
  public var defaultURL: String { url(with: [:]) }

  /// Returns the URL with some variables at other values than their defaults.
  public func url(with values: [String: String]) -> String {
    let defaults = Dictionary(variables.map { ($0.name, $0.defaultValue) }) { first, _ in first }
    return pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .variable(let name): values[name] ?? defaults[name] ?? ""
      }
    }
    .joined()
  }

  /// Whether the URL differs from `/`, which means the server that has the document.
  public var isSpecific: Bool { !defaultURL.allSatisfy { "./".contains($0) } || !variables.isEmpty }
}
