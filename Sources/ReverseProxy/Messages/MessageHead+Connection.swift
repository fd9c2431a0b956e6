import BinderyRuntime

extension MessageHead {
  /// Removes the fields that apply to a single connection (RFC 9110, section 7.6.1).
  ///
  /// Both connections of a proxy end together, so that `close` and `keep-alive` remain; the framing
  /// of the body is forwarded unchanged, with its fields.
  mutating func removeConnectionFields(keepsUpgrade: Bool) {
    let kept: Set = keepsUpgrade ? ["close", "keep-alive", "upgrade"] : ["close", "keep-alive"]
    let essential: Set = ["host", "content-length", "transfer-encoding", "connection", "upgrade"]
    let named = Set(tokens("connection")).subtracting(kept).subtracting(essential)
    let removed = named.union(["keep-alive", "proxy-connection", "te"])
      .union(keepsUpgrade ? [] : ["upgrade"])
    fields.removeAll { removed.contains($0.key) }
    fields = fields.compactMap { field in
      guard field.key == "connection" else { return field }
      let tokens = field.value.split(separator: ",").map { $0.trimmingBlanks }
      let rest = tokens.filter { kept.contains($0.lowercased()) }
      if rest.count == tokens.count { return field }
      return rest.isEmpty ? nil : Field(field.name, rest.joined(separator: ", "))
    }
  }

  /// The length that the header states; throws if it is invalid, or states several.
  func contentLength() throws(MessageError) -> Int? {
    let lengths = Set(tokens("content-length"))
    guard let text = lengths.first else { return nil }
    guard lengths.count == 1, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let length = Int(text)
    else { throw MessageError("an invalid Content-Length") }
    return length
  }
}
