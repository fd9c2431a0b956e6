import BinderyRuntime
import BinderyTesting

/// A request with its target parsed.
struct Call {
  let method: HTTPMethod
  let target: String
  let headers: HTTPHeaders
  /// The body without its content coding.
  let body: [UInt8]
  /// The segments of the path, percent-encoded.
  let segments: [Substring]
  let query: Query
  /// The path parameters of the route, percent-encoded.
  var parameters: [String: Substring] = [:]

  init(_ request: LoopbackRequest, body: [UInt8]) {
    method = request.method
    target = request.target
    headers = request.headers
    self.body = body
    let parts = request.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    segments = parts[0].split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(
      \.self
    )
    query = Query(parts.count == 2 ? parts[1] : "")
  }

  /// Returns a decoded path parameter.
  subscript(name: String) -> String { PercentDecoding.decode(parameters[name, default: ""]) }

  /// Returns the percent-encoded length of a path parameter.
  func length(of name: String) -> Int { parameters[name, default: ""].utf8.count }

  /// Returns a path parameter as a comma-separated list.
  func list(_ name: String) -> [String] { self[name].elements }

  /// The user ID of the client.
  var user: String? { query["uuid"].flatMap { $0.isEmpty ? nil : $0 } }
}
