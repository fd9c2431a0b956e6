/// The kind of a channel, which the beginning of its name tells.
public enum PusherChannelType: Sendable {
  case `private`
  case presence
  case normal

  public init(name: String) { self = Self.type(forName: name) }

  /// Encrypted channels are private, and so are cache channels that begin like one.
  public static func type(forName name: String) -> PusherChannelType {
    if name.hasPrefix("presence-") { return .presence }
    return name.hasPrefix("private-") ? .private : .normal
  }

  public static func isPresenceChannel(name: String) -> Bool { type(forName: name) == .presence }

  static func isEncryptedChannel(name: String) -> Bool { name.hasPrefix("private-encrypted-") }

  /// Whether the service would take it: letters, digits and `_-=@,.;`, at most 200 of them.
  static func isValid(name: String) -> Bool {
    (1...200).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "_-=@,.;".utf8.contains(byte)
        }
      }
  }
}
