/// The close code of a WebSocket: RFC 6455 §7.4 and IANA's registry; services use 4000 to 4999.
public struct WebSocketCloseCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The purpose of the connection has been fulfilled.
  public static let normalClosure = Self(rawValue: 1000)
  /// A server shuts down, or a user leaves a page.
  public static let goingAway = Self(rawValue: 1001)
  /// The other side violated the protocol.
  public static let protocolError = Self(rawValue: 1002)
  /// A message has a type that the side does not accept, such as binary.
  public static let unsupportedData = Self(rawValue: 1003)
  /// A message's data does not match its type, such as a text that isn't UTF-8.
  public static let invalidPayload = Self(rawValue: 1007)
  /// A message violates the side's policy; no more specific code applies.
  public static let policyViolation = Self(rawValue: 1008)
  /// A message is too long for the side.
  public static let messageTooBig = Self(rawValue: 1009)
  /// The server did not accept an extension that the client requires.
  public static let missingExtension = Self(rawValue: 1010)
  /// The side cannot continue because of an unexpected condition.
  public static let internalError = Self(rawValue: 1011)
  /// The service restarts; a client may reconnect after a while.
  public static let serviceRestart = Self(rawValue: 1012)
  /// The service is overloaded.
  public static let tryAgainLater = Self(rawValue: 1013)
  /// A gateway received an invalid response from the server behind it.
  public static let badGateway = Self(rawValue: 1014)

  /// Whether a close frame may contain it: 1005, 1006 and 1015 only describe connections that ended
  /// without one.
  public var isSendable: Bool {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
