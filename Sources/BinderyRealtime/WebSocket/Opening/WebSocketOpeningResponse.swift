import BinderyRuntime

/// The head of the server's response to the opening handshake, and the bytes after it.
struct WebSocketOpeningResponse: Equatable, Sendable {
  let status: Int
  let headers: HTTPHeaders
  /// The bytes of the first frames, or of a refusal's body.
  let rest: [UInt8]

  /// The maximum length of the head in bytes.
  static let limit = 64 * 1024

  /// Parses the head; nil while it is incomplete.
  init?(_ bytes: [UInt8]) throws(WebSocketError) {
    guard let end = Self.end(of: bytes) else {
      guard bytes.count <= Self.limit else {
        throw .handshake("the response header exceeds \(Self.limit) bytes")
      }
      return nil
    }
    let lines = bytes[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
      .map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
    let parts = (lines.first ?? "").split(separator: " ", maxSplits: 2)
    guard parts.count >= 2, parts[0].hasPrefix("HTTP/1."), let status = Int(parts[1]),
      (100...599).contains(status)
    else { throw .handshake("the response is not HTTP/1.1") }
    self.status = status
    var headers = HTTPHeaders()
    for line in lines.dropFirst() where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else {
        throw .handshake("a line of the response header has no name")
      }
      headers.append(
        String(line[..<colon]),
        String(line[line.index(after: colon)...].trimmingBlanks)
      )
    }
    self.headers = headers
    rest = Array(bytes[end...])
  }

  /// Returns the index after the empty line that ends the head.
  private static func end(of bytes: [UInt8]) -> Int? {
    var lineStart = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      let line = bytes[lineStart..<index]
      if line.isEmpty || line.elementsEqual([0x0D]), lineStart > 0 { return index + 1 }
      lineStart = index + 1
    }
    return nil
  }

  /// Whether a comma-separated field contains a token, ignoring case.
  func contains(_ token: String, in name: String) -> Bool {
    (headers[name] ?? "").split(separator: ",").contains { $0.trimmingBlanks.lowercased() == token }
  }
}
