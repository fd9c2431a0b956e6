extension Server {
  /// The URL as in documents: `https://{region}.example.com`.
  public var template: String {
    url.map { piece in
      switch piece {
      case .literal(let text): text
      case .variable(let name): "{\(name)}"
      }
    }.joined()
  }

  /// The URL with every variable at its default.
  public var defaultURL: String { url(with: [:]) }

  /// Returns the URL with some variables at other values than their defaults.
  public func url(with values: [String: String]) -> String {
    let defaults = Dictionary(variables.map { ($0.name, $0.defaultValue) }) { first, _ in first }
    return url.map { piece in
      switch piece {
      case .literal(let text): text
      case .variable(let name): values[name] ?? defaults[name] ?? ""
      }
    }.joined()
  }

  /// The variables that the URL contains.
  public var usedVariables: [Variable] {
    let used = Set(url)
    return variables.filter { used.contains(.variable($0.name)) }
  }

  /// Whether the URL differs from `/`, which means the server that has the document.
  public var isSpecific: Bool { !defaultURL.allSatisfy { "./".contains($0) } || !variables.isEmpty }

  /// Whether the URL is absolute, so that it needn't be resolved against the document's.
  public var isAbsolute: Bool {
    let text = defaultURL.lowercased()
    return text.hasPrefix("https://") || text.hasPrefix("http://")
  }
}
