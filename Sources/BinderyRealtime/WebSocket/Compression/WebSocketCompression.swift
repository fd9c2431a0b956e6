import BinderyRuntime

/// The client's offer for `permessage-deflate` (RFC 7692); the server accepts it or not.
public struct WebSocketCompression: Hashable, Sendable {
  /// Whether the client compresses with the context of earlier messages, which uses more memory.
  public var clientKeepsContext = true
  /// Whether the server may compress with the context of earlier messages.
  public var serverKeepsContext = true
  /// The largest window of the server's compression, as a power of two from 8 to 15; nil for any.
  public var serverWindowBits: Int?
  /// The size of the shortest message that is compressed, in bytes.
  public var minimumSize = 64

  /// Creates an offer in which both sides keep their context.
  public init() {}

  /// The parameters that both sides agreed on.
  struct NegotiatedParameters: Equatable, Sendable {
    var clientKeepsContext = true
    var serverKeepsContext = true
    var clientWindowBits = 15
    var serverWindowBits = 15
  }
}

extension WebSocketCompression {
  /// The value of `Sec-WebSocket-Extensions` in the request.
  var offer: String {
    var parameters = ["permessage-deflate", "client_max_window_bits"]
    if !clientKeepsContext { parameters.append("client_no_context_takeover") }
    if !serverKeepsContext { parameters.append("server_no_context_takeover") }
    if let serverWindowBits { parameters.append("server_max_window_bits=\(serverWindowBits)") }
    return parameters.joined(separator: "; ")
  }

  /// Returns the negotiated parameters in the server's response header; nil if it has no extension.
  func negotiatedParameters(in header: String?) throws(WebSocketError) -> NegotiatedParameters? {
    guard let header else { return nil }
    let parameters = header.split(separator: ";", omittingEmptySubsequences: false)
      .map(\.trimmingBlanks)
    guard parameters.first == "permessage-deflate" else {
      throw .handshake("the server selected an extension that was not offered")
    }
    // A client that offers no context takeover uses none, also without an answer (RFC 7692
    // §7.1.1.2).
    var negotiated = NegotiatedParameters(clientKeepsContext: clientKeepsContext)
    var seen: Set<String> = []
    for parameter in parameters.dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1).map { String($0.trimmingBlanks) }
      guard let name = parts.first, seen.insert(name).inserted else {
        throw .handshake("a parameter of permessage-deflate is empty or repeated")
      }
      try negotiated.take(name, parts.count > 1 ? parts[1] : nil)
    }
    try check(negotiated)
    return negotiated
  }

  /// The server must accept what the client requires (RFC 7692 §7.1).
  private func check(_ negotiated: NegotiatedParameters) throws(WebSocketError) {
    guard serverKeepsContext || !negotiated.serverKeepsContext,
      negotiated.serverWindowBits <= serverWindowBits ?? 15
    else { throw .handshake("the server omitted a required permessage-deflate parameter") }
  }
}

extension WebSocketCompression.NegotiatedParameters {
  fileprivate mutating func take(_ name: String, _ value: String?) throws(WebSocketError) {
    switch (name, value) {
    case ("client_no_context_takeover", nil): clientKeepsContext = false
    case ("server_no_context_takeover", nil): serverKeepsContext = false
    case ("client_max_window_bits", let value?): clientWindowBits = try Self.bits(value)
    case ("server_max_window_bits", let value?): serverWindowBits = try Self.bits(value)
    default: throw .handshake("unknown parameter of permessage-deflate")
    }
  }

  private static func bits(_ value: String) throws(WebSocketError) -> Int {
    let digits =
      value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 2
      ? String(value.dropFirst().dropLast()) : value
    guard !digits.hasPrefix("0"), let bits = Int(digits), (8...15).contains(bits) else {
      throw .handshake("the window size of permessage-deflate is not from 8 to 15")
    }
    return bits
  }
}
