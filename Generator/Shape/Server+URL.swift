extension Server {
  /// As documents write it: `https://{region}.example.com`.
  public var template: String {
    url.map { piece in
      switch piece {
      case .literal(let text): text
      case .variable(let name): "{\(name)}"
      }
    }.joined()
  }

  /// The URL with every variable at its default.
  public var defaultURL: String {
    url.map { piece in
      switch piece {
      case .literal(let text): text
      case .variable(let name): variables.first { $0.name == name }?.defaultValue ?? ""
      }
    }.joined()
  }

  /// The variables that stand in the URL.
  public var usedVariables: [Variable] {
    variables.filter { url.contains(.variable($0.name)) }
  }

  /// Whether the URL says more than that the service is where the document came from.
  public var isTelling: Bool { !defaultURL.allSatisfy { "./".contains($0) } || !variables.isEmpty }

  /// Whether a request can be sent there, and needn't be joined to where the document came from.
  public var isAbsolute: Bool {
    let text = defaultURL.lowercased()
    return text.hasPrefix("https://") || text.hasPrefix("http://")
  }
}
