/// Why a side ends a WebSocket: RFC 6455 §7.4 and IANA's registry; services have 4000 to 4999.
public struct WebSocketCloseCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let normalClosure = Self(rawValue: 1000)
  public static let goingAway = Self(rawValue: 1001)
  public static let protocolError = Self(rawValue: 1002)
  public static let unsupportedData = Self(rawValue: 1003)
  /// What a message says isn't of its type, such as text that is no UTF-8.
  public static let invalidPayload = Self(rawValue: 1007)
  public static let policyViolation = Self(rawValue: 1008)
  public static let messageTooBig = Self(rawValue: 1009)
  public static let missingExtension = Self(rawValue: 1010)
  public static let internalError = Self(rawValue: 1011)
  public static let serviceRestart = Self(rawValue: 1012)
  public static let tryAgainLater = Self(rawValue: 1013)
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
