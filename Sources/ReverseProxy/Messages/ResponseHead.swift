/// The head of a response.
struct ResponseHead {
  private(set) var head: MessageHead
  let status: Int
  /// The reason phrase.
  let statusText: String
  /// The version, such as `HTTP/1.1`.
  let version: String

  init(_ head: MessageHead) throws(MessageError) {
    let words = String(decoding: head.startLine, as: UTF8.self)
      .split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count >= 2, words[0].hasPrefix("HTTP/1."), words[1].count == 3,
      let status = Int(words[1]), (100...999).contains(status)
    else { throw MessageError("the status line isn't that of HTTP/1.1") }
    version = String(words[0])
    self.status = status
    statusText = words.count > 2 ? String(words[2]) : ""
    self.head = head
  }

  /// Whether a final response follows.
  var isInterim: Bool { status < 200 && status != 101 }

  /// Whether the connection ends after it.
  var wantsClose: Bool { head.tokens("connection").contains("close") }

  /// The framing of the body of a response to a request with this method (RFC 9112, section 6.3).
  func framing(method: String) throws(MessageError) -> BodyFraming {
    if method == "HEAD" || status < 200 || status == 204 || status == 304 { return .none }
    let codings = head.tokens("transfer-encoding")
    if codings.last == "chunked" { return .chunked }
    if !codings.isEmpty { return .untilEnd }
    return try head.contentLength().map { .length($0) } ?? .untilEnd
  }

  /// The response as the client receives it: without the fields of this connection.
  var forwarded: ResponseHead {
    var result = self
    result.head.removeConnectionFields(keepsUpgrade: status == 101 || status == 426)
    // It must not be forwarded beside a transfer coding (RFC 9112, section 6.3).
    if head["transfer-encoding"] != nil {
      result.head.fields.removeAll { $0.key == "content-length" }
    }
    return result
  }
}
