/// A fault of open connections, on demand.
///
///     sandbox.add(ConnectionFault(.close(4200), when: "pusher:subscribe"))
///     sandbox.perform(.stopResponding)
public struct ConnectionFault: ScriptedFault, Hashable, Sendable {
  /// The pattern of the client's event that triggers the fault and is not processed.
  ///
  /// `*` matches any characters; the sandbox of the service defines the names of events.
  public var event: String
  /// The number of such events before the first fault.
  public var skip: Int
  /// The number of such events with the fault.
  public var times: Int
  public var effect: Effect

  public init(_ effect: Effect, when event: String = "*", skip: Int = 0, times: Int = 1) {
    self.event = event
    self.skip = skip
    self.times = times
    self.effect = effect
  }

  /// The fault that the client observes.
  public enum Effect: Hashable, Sendable {
    /// A close frame with the code; Pusher sends `pusher:error` with the code before it.
    case close(UInt16)
    /// An error with the code in the service's form: Pusher's `pusher:error` followed by the end of
    /// TCP, or Chat Center's refusal of the frame that triggered the fault.
    case error(UInt16)
    /// The connection ends without a close frame.
    case drop
    /// The connection is reset.
    case reset
    /// Nothing more is sent, and the connection stays open.
    case stopResponding
    /// Half a frame is sent, and the connection ends.
    case cut
    /// Bytes that a client must reject, or survive.
    case bytes(Malformation)
  }

  /// Data that no server should send.
  public enum Malformation: String, Hashable, Sendable, CaseIterable {
    /// The head of a frame of 2^63 bytes.
    case hugeFrame = "huge-frame"
    /// A masked text frame.
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
