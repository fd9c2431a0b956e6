import BinderyRuntime

/// What a response may depend on beside the path, the query and the body of its request:
/// credentials, header and cookie parameters, ranges and conditions.
struct RequestTraits {
  private let traits: Set<String>

  /// Headers that change the response as RFC 9110 states (sections 13.1 and 14.2).
  private static let conditions = [
    "range", "if-match", "if-none-match", "if-modified-since", "if-unmodified-since",
  ]

  init(_ request: MockRequest, of operation: MockedOperation) {
    var traits: Set<String> = []
    let cookies = Set(request.cookies.map(\.name))
    let query = Set(request.queryPairs.map(\.name))
    // The recorded values of credentials are redacted.
    var headers = ["authorization"]
    for credential in operation.security.flatMap(\.self) {
      switch credential.kind {
      case .header(let name): headers.append(name.lowercased())
      case .query(let name) where query.contains(name): traits.insert("query \(name)")
      case .cookie(let name) where cookies.contains(name): traits.insert("cookie \(name)")
      case .query, .cookie, .authorization, .transport: break
      }
    }
    for parameter in operation.parameters {
      let name = parameter.name.lowercased()
      switch parameter.position {
      case .header where !headers.contains(name):
        headers.append(name)
        if let value = request.headers[name] { traits.insert("header \(name): \(value)") }
      case .cookie where cookies.contains(parameter.name):
        traits.insert("cookie \(parameter.name)")
      case .header, .cookie, .path, .query, .querystring: break
      }
    }
    for name in headers where request.headers[name] != nil { traits.insert("header \(name)") }
    for name in Self.conditions {
      if let value = request.headers[name] { traits.insert("header \(name): \(value)") }
    }
    self.traits = traits
  }

  /// The number of traits that one of two requests has.
  func differenceCount(from other: RequestTraits) -> Int {
    traits.symmetricDifference(other.traits).count
  }
}
