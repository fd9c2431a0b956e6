import Shape

extension Server {
  /// As documents write it: `https://{region}.example.com`.
  var template: String {
    url.map { piece in
      switch piece {
      case .literal(let text): text
      case .variable(let name): "{\(name)}"
      }
    }.joined()
  }

  /// The URL with every variable at its default.
  var defaultURL: String {
    url.map { piece in
      switch piece {
      case .literal(let text): text
      case .variable(let name): variables.first { $0.name == name }?.defaultValue ?? ""
      }
    }.joined()
  }

  /// The variables that stand in the URL.
  var usedVariables: [Variable] {
    variables.filter { url.contains(.variable($0.name)) }
  }
}

extension String {
  var isAbsoluteURL: Bool {
    let text = lowercased()
    return text.hasPrefix("https://") || text.hasPrefix("http://")
  }
}
