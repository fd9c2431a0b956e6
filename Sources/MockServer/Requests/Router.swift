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

  /// Creates a router of the channels of a service.
  init(channels: [MockedChannel]) {
    operations = channels.map(\.handshake)
    basePaths = []
  }

  /// Returns the operations of the path that matches best, with the values of the path.
  ///
  /// A slash at the end doesn't matter. The path of a server has the operations whose addresses
  /// are no paths, but topics.
  func all(_ request: MockRequest) -> [Match] {
    let path = request.path.hasSuffix("/") ? request.path.dropLast() : request.path
    let matches = matches(path, Set(request.queryPairs.map(\.name)))
    guard let best = matches.map(\.operation.path.specificity).max() else {
      return operations.filter { operation in
        operation.path.isTopic
          && ((operation.basePaths ?? basePaths) + [""]).contains { $0 == path }
      }
      .map { ($0, [:]) }
    }
    return matches.filter { $0.operation.path.specificity == best }
  }

  func route(_ request: MockRequest) -> Route {
    let matches = bestMatches(request.path, Set(request.queryPairs.map(\.name)))
    if matches.isEmpty { return .unknown }
    // A server that answers GET answers HEAD, too (RFC 9110, section 9.3.2).
    for method in request.method == "HEAD" ? ["HEAD", "GET"] : [request.method] {
      let found = matches.filter { $0.operation.method == method }
        .max { $0.operation.path.specificity < $1.operation.path.specificity }
      if let found { return .operation(found.operation, found.values) }
    }
    return .methods(methods(matches.map(\.operation.method)))
  }

  /// The operations with a path; only those of a path without parameters if there are any, since
  /// these are matched before others (OpenAPI 3.1.1, section 4.8.8.2).
  private func bestMatches(_ path: Substring, _ query: Set<String>) -> [Match] {
    let all = matches(path, query)
    let concrete = all.filter { $0.operation.path.parameterCount == 0 }
    return concrete.isEmpty ? all : concrete
  }

  private func methods(_ described: [String]) -> [String] {
    var methods = Set(described)
    if methods.contains("GET") { methods.insert("HEAD") }
    return methods.union(["OPTIONS"]).sorted()
  }

  typealias Match = (operation: MockedOperation, values: [String: String])

  /// The operations with a path, below the path of a server or without it.
  private func matches(_ path: Substring, _ query: Set<String>) -> [Match] {
    var matches: [Match] = []
    for operation in operations where operation.path.query.allSatisfy(query.contains) {
      for base in (operation.basePaths ?? basePaths) + [""] where path.hasPrefix(base) {
        let rest = path.dropFirst(base.count)
        let topic = operation.path.isTopic && rest.hasPrefix("/") ? rest.dropFirst() : rest
        guard let values = operation.path.match(topic) else { continue }
        matches.append((operation, values))
        break
      }
    }
    return matches
  }
}

extension PathPattern {
  /// Whether the address of a channel isn't a path; clients may add it to that of the server.
  fileprivate var isTopic: Bool { !template.isEmpty && !template.hasPrefix("/") }

  /// How much of a path is literal; the more, the better it matches.
  fileprivate var specificity: Int { (query.count << 40) + (literalCount << 8) - parameterCount }
}
