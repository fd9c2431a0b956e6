import BinderyRuntime

/// Finds the operation of a request.
struct Router: Sendable {
  private let operations: [MockedOperation]
  private let basePaths: [String]

  /// The operation of a request.
  enum Route {
    /// An operation, with the encoded values of its path.
    case operation(MockedOperation, [String: String])
    /// The methods of a path without the method of the request.
    case methods([String])
    /// No operation has the path.
    case unknown
  }

  init(_ service: MockedService) {
    operations = service.operations
    basePaths = service.basePaths
  }

  func route(_ request: MockRequest) -> Route {
    let matches = matches(request.path, Set(request.queryPairs.map(\.name)))
    if matches.isEmpty { return .unknown }
    // A server that answers GET answers HEAD, too (RFC 9110, section 9.3.2).
    for method in request.method == "HEAD" ? ["HEAD", "GET"] : [request.method] {
      let found = matches.filter { $0.operation.method == method }
        .max { $0.operation.path.specificity < $1.operation.path.specificity }
      if let found { return .operation(found.operation, found.values) }
    }
    return .methods(methods(matches.map(\.operation.method)))
  }

  private func methods(_ described: [String]) -> [String] {
    var methods = Set(described)
    if methods.contains("GET") { methods.insert("HEAD") }
    return methods.union(["OPTIONS"]).sorted()
  }

  private typealias Match = (operation: MockedOperation, values: [String: String])

  /// The operations with a path, below the path of a server or without it.
  private func matches(_ path: Substring, _ query: Set<String>) -> [Match] {
    var matches: [Match] = []
    for operation in operations where operation.path.query.allSatisfy(query.contains) {
      for base in (operation.basePaths ?? basePaths) + [""] where path.hasPrefix(base) {
        guard let values = operation.path.match(path.dropFirst(base.count)) else { continue }
        matches.append((operation, values))
        break
      }
    }
    return matches
  }
}

extension PathPattern {
  /// How much of a path is literal; the more, the better it matches.
  fileprivate var specificity: Int { (query.count << 40) + (literalCount << 8) - parameterCount }
}
