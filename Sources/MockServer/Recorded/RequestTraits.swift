import BinderyRuntime

/// What a response may depend on besides the path, the query and the body of its request:
/// credentials, header and cookie parameters, ranges and conditions.
struct RequestTraits {
  private let credentials: Set<String>
  private let others: Set<String>

  /// Headers that change the response as RFC 9110 states (sections 13.1 and 14.2).
  private static let conditions = [
    "range", "if-match", "if-none-match", "if-modified-since", "if-unmodified-since",
  ]

  init(_ request: MockRequest, of operation: MockedOperation) {
    var credentials: Set<String> = []
    var others: Set<String> = []
    let cookies = Set(request.cookies.map(\.name))
    let query = Set(request.queryPairs.map(\.name))
    // The recorded values of credentials are redacted.
    var headers = ["authorization"]
    for credential in operation.security.flatMap(\.self) {
      switch credential.kind {
      case .header(let name): headers.append(name.lowercased())
      case .query(let name) where query.contains(name): credentials.insert("query \(name)")
      case .cookie(let name) where cookies.contains(name): credentials.insert("cookie \(name)")
      case .query, .cookie, .authorization, .transport: break
      }
    }
    credentials.formUnion(headers.filter { request.headers[$0] != nil })
    for parameter in operation.parameters {
      let name = parameter.name.lowercased()
      switch parameter.position {
      case .header where !headers.contains(name):
        if let value = request.headers[name] { others.formUnion([name, "\(name): \(value)"]) }
      case .cookie where cookies.contains(parameter.name):
        others.insert("cookie \(parameter.name)")
      case .header, .cookie, .path, .query, .querystring: break
      }
    }
    for name in Self.conditions {
      if let value = request.headers[name] { others.insert("\(name): \(value)") }
    }
    self.credentials = credentials
    self.others = others
  }

  /// The number of credentials that only one of two requests has.
  func credentialDifferences(from other: RequestTraits) -> Int {
    credentials.symmetricDifference(other.credentials).count
  }

  /// The number of other traits that only one of two requests has.
  func otherDifferences(from other: RequestTraits) -> Int {
    others.symmetricDifference(other.others).count
  }
}
