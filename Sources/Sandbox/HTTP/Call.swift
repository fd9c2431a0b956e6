import BinderyRuntime
import BinderyTesting

/// A request with its address taken apart.
struct Call {
  let method: HTTPMethod
  let target: String
  let headers: HTTPHeaders
  /// As it was before the coding that `Content-Encoding` names.
  let body: [UInt8]
  /// The parts of the path, with their escapes.
  let segments: [Substring]
  let query: Query
  /// The parts of the path that the route has names for, with their escapes.
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

  /// A part of the path that the route has a name for, without its escapes.
  subscript(name: String) -> String { PercentDecoding.decode(parameters[name, default: ""]) }

  /// How long a part of the path is with its escapes.
  func length(of name: String) -> Int { parameters[name, default: ""].utf8.count }

  /// The same where commas separate several.
  func list(_ name: String) -> [String] { self[name].elements }

  /// The user on whose behalf the client asks.
  var user: String? { query["uuid"].flatMap { $0.isEmpty ? nil : $0 } }
}
