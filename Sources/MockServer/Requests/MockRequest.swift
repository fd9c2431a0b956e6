import BinderyRuntime
import BinderyTesting
import Foundation

/// A received request, with its target in parts.
struct MockRequest: Sendable {
  let method: String
  /// The percent-encoded path.
  let path: Substring
  /// The percent-encoded query; nil without `?`.
  let query: Substring?
  let headers: HTTPHeaders
  let body: [UInt8]
  private let received: LoopbackRequest

  /// A name and value of a query, both as they are encoded.
  struct Pair {
    let name: String
    let value: String
  }

  init(_ request: LoopbackRequest) {
    method = request.method.rawValue
    received = request
    headers = request.headers
    body = request.body
    var target = request.target[...]
    // The absolute form, which clients send to proxies (RFC 9112, section 3.2.2).
    if let scheme = target.range(of: "://"), !target.hasPrefix("/") {
      let rest = target[scheme.upperBound...]
      target = rest.firstIndex(of: "/").map { rest[$0...] } ?? "/"
    }
    target = target.prefix { $0 != "#" }
    let mark = target.firstIndex(of: "?")
    path = mark.map { target[..<$0] } ?? target
    query = mark.map { target[target.index(after: $0)...] }
  }

  /// The pairs of the query in their order.
  var queryPairs: [Pair] {
    (query ?? "").split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0]).replacing("+", with: " ")
      return Pair(
        name: name.removingPercentEncoding ?? name,
        value: parts.count == 2 ? String(parts[1]) : ""
      )
    }
  }

  /// The cookies by name.
  var cookies: [Pair] {
    headers.values(of: "Cookie").flatMap { $0.split(separator: ";") }.map { cookie in
      let parts = cookie.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count == 2 ? parts[1] : ""
      return Pair(
        name: parts[0].trimmingCharacters(in: .whitespaces),
        value: value.trimmingCharacters(in: .whitespaces)
      )
    }
  }

  /// The parts of a multipart body; nil if it's invalid.
  var parts: [LoopbackPart]? { received.parts }

  /// Bytes that identify the request: the method, the target and the body.
  ///
  /// HEAD has the identity of GET, whose headers it gets (RFC 9110, section 9.3.2).
  var identity: [UInt8] {
    Array("\(method == "HEAD" ? "GET" : method) \(received.target)\n".utf8) + body
  }
}
