/// Why a side ends a WebSocket: RFC 6455 §7.4 and IANA's registry; services have 4000 to 4999.
public struct WebSocketCloseCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// What the connection was for is done.
  public static let normalClosure = Self(rawValue: 1000)
  /// A server shuts down, or a page is left.
  public static let goingAway = Self(rawValue: 1001)
  /// The other side doesn't keep to the protocol.
  public static let protocolError = Self(rawValue: 1002)
  /// A message of a kind that the side doesn't take, binary perhaps.
  public static let unsupportedData = Self(rawValue: 1003)
  /// What a message says isn't of its type, such as text that is no UTF-8.
  public static let invalidPayload = Self(rawValue: 1007)
  /// The service doesn't want it, and doesn't say why.
  public static let policyViolation = Self(rawValue: 1008)
  /// A message is longer than the side takes.
  public static let messageTooBig = Self(rawValue: 1009)
  /// The client needs an extension that the server hasn't agreed to.
  public static let missingExtension = Self(rawValue: 1010)
  /// Something unexpected keeps the side from going on.
  public static let internalError = Self(rawValue: 1011)
  /// The service begins anew; a client may connect again after a while.
  public static let serviceRestart = Self(rawValue: 1012)
  /// The service has too much to do.
  public static let tryAgainLater = Self(rawValue: 1013)
  /// A gateway got no proper answer from the server behind it.
  public static let badGateway = Self(rawValue: 1014)

  /// Whether a close frame may say it: 1005, 1006 and 1015 only describe connections that ended
  /// without one.
  public var isSendable: Bool {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
