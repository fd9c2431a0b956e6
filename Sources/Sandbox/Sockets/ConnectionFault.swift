/// What goes wrong with open connections, on demand.
///
///     sandbox.add(ConnectionFault(.close(4200), when: "pusher:subscribe"))
///     sandbox.perform(.silence)
public struct ConnectionFault: Hashable, Sendable {
  /// The event of a client whose arrival brings the fault, as the sandbox of the service names it,
  /// `*` standing for any characters; the fault comes in its place.
  public var event: String
  /// How many such events pass before the fault begins.
  public var skip: Int
  /// How many such events have the fault.
  public var times: Int
  public var effect: Effect

  public init(_ effect: Effect, when event: String = "*", skip: Int = 0, times: Int = 1) {
    self.event = event
    self.skip = skip
    self.times = times
    self.effect = effect
  }

  /// What the client sees.
  public enum Effect: Hashable, Sendable {
    /// A closing frame with the code; Pusher says `pusher:error` with it before.
    case close(UInt16)
    /// An error with the code in the service's own words: Pusher's `pusher:error` with the end of
    /// TCP behind it, Chat Center's refusal of the frame that brought the fault.
    case error(UInt16)
    /// The connection ends without a word.
    case drop
    /// TCP is reset.
    case reset
    /// Nothing comes any more, and the connection stays open.
    case silence
    /// Half a frame comes, and the connection ends.
    case cut
    /// Bytes as they are, of which no client can make anything, or shouldn't.
    case bytes(Malformation)
  }

  /// What no server may send.
  public enum Malformation: String, Hashable, Sendable, CaseIterable {
    /// The head of a frame of 2^63 bytes.
    case hugeFrame = "huge-frame"
    /// A text that is masked.
    case maskedFrame = "masked-frame"
    /// A text that isn't UTF-8.
    case badText = "bad-text"
    /// A text that isn't JSON.
    case badJSON = "bad-json"
    /// Ten thousand pings, which are allowed and must be answered.
    case pings
  }
}

extension ConnectionFault.Malformation {
  var bytes: [UInt8] {
    switch self {
    case .hugeFrame: [0x81, 127, 0x80, 0, 0, 0, 0, 0, 0, 0]
    case .maskedFrame: [0x81, 0x82, 1, 2, 3, 4, UInt8(ascii: "{") ^ 1, UInt8(ascii: "}") ^ 2]
    case .badText: [0x81, 2, 0xC3, 0x28]
    case .badJSON: [0x81, 2] + Array("{,".utf8)
    case .pings: Array([[UInt8]](repeating: [0x89, 1, 0x70], count: 10_000).joined())
    }
  }
}
