import BinderyRuntime

/// What a client offers for `permessage-deflate` (RFC 7692); the server may take it or not.
public struct WebSocketCompression: Hashable, Sendable {
  /// Whether each side uses for a message what it sent before: more memory, more gain.
  public var clientKeepsContext = true
  /// The same for what the server sends, which may not take it up.
  public var serverKeepsContext = true
  /// How far back the server's compression may reach, as a power of two from 8 to 15; nil for any.
  public var serverWindowBits: Int?
  /// The shortest message that is compressed, in bytes.
  public var minimumSize = 64

  /// Both keep what was sent, and what is shorter than 64 bytes isn't compressed.
  public init() {}

  /// What the two sides agreed on.
  struct Agreement: Equatable, Sendable {
    var clientKeepsContext = true
    var serverKeepsContext = true
    var clientWindowBits = 15
    var serverWindowBits = 15
  }
}

extension WebSocketCompression {
  /// The value of `Sec-WebSocket-Extensions` in the request.
  var offer: String {
    var words = ["permessage-deflate", "client_max_window_bits"]
    if !clientKeepsContext { words.append("client_no_context_takeover") }
    if !serverKeepsContext { words.append("server_no_context_takeover") }
    if let serverWindowBits { words.append("server_max_window_bits=\(serverWindowBits)") }
    return words.joined(separator: "; ")
  }

  /// What the server's extensions mean; nil where it has none.
  func agreement(on answer: String?) throws(WebSocketError) -> Agreement? {
    guard let answer else { return nil }
    let words = answer.split(separator: ";", omittingEmptySubsequences: false)
      .map(\.trimmingBlanks)
    guard words.first == "permessage-deflate" else {
      throw .handshake("it has an extension that wasn't offered")
    }
    // Who offers to keep none keeps none, whatever the answer says (RFC 7692 §7.1.1.2).
    var agreement = Agreement(clientKeepsContext: clientKeepsContext)
    var seen: Set<String> = []
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map { String($0.trimmingBlanks) }
      guard let name = parts.first, seen.insert(name).inserted else {
        throw .handshake("it says a parameter of permessage-deflate twice, or none")
      }
      try agreement.take(name, parts.count > 1 ? parts[1] : nil)
    }
    try check(agreement)
    return agreement
  }

  /// What was asked for isn't the server's to leave out (RFC 7692 §7.1).
  private func check(_ agreement: Agreement) throws(WebSocketError) {
    guard serverKeepsContext || !agreement.serverKeepsContext,
      agreement.serverWindowBits <= serverWindowBits ?? 15
    else { throw .handshake("it agrees to less of permessage-deflate than was asked for") }
  }
}

extension WebSocketCompression.Agreement {
  fileprivate mutating func take(_ name: String, _ value: String?) throws(WebSocketError) {
    switch (name, value) {
    case ("client_no_context_takeover", nil): clientKeepsContext = false
    case ("server_no_context_takeover", nil): serverKeepsContext = false
    case ("client_max_window_bits", let value?): clientWindowBits = try Self.bits(value)
    case ("server_max_window_bits", let value?): serverWindowBits = try Self.bits(value)
    default: throw .handshake("it says what permessage-deflate doesn't know")
    }
  }

  private static func bits(_ value: String) throws(WebSocketError) -> Int {
    let digits =
      value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 2
      ? String(value.dropFirst().dropLast()) : value
    guard !digits.hasPrefix("0"), let bits = Int(digits), (8...15).contains(bits) else {
      throw .handshake("it says a window of no known size")
    }
    return bits
  }
}
