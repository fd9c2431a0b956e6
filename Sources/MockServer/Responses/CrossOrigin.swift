/// The headers of CORS, with which pages of any origin may read the answers.
enum CrossOrigin {
  static func addHeaders(for request: MockRequest, to answer: inout MockAnswer) {
    guard let origin = request.headers["Origin"] else { return }
    // Not a wildcard, which browsers refuse for requests with credentials.
    answer.headers.append("Access-Control-Allow-Origin", origin)
    answer.headers.append("Access-Control-Allow-Credentials", "true")
    answer.headers.append("Vary", "Origin")
    if let method = request.headers["Access-Control-Request-Method"] {
      answer.headers.append("Access-Control-Allow-Methods", method)
      if let names = request.headers["Access-Control-Request-Headers"] {
        answer.headers.append("Access-Control-Allow-Headers", names)
      }
      answer.headers.append("Access-Control-Max-Age", "600")
      if request.headers["Access-Control-Request-Private-Network"] == "true" {
        answer.headers.append("Access-Control-Allow-Private-Network", "true")
      }
      return
    }
    let names = answer.headers.map(\.name).filter { !$0.lowercased().hasPrefix("access-control-") }
    answer.headers.append(
      "Access-Control-Expose-Headers",
      Set(names).sorted().joined(separator: ", ")
    )
  }
}
