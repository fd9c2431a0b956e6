/// The kind of a channel, which the beginning of its name tells.
public enum PusherChannelType: Sendable {
  /// One that an app's server lets a client into.
  case `private`
  /// A private one whose members are known to each other.
  case presence
  /// One that is open to whoever knows the app's key.
  case normal

  /// By the beginning of a name.
  public init(name: String) { self = Self.type(forName: name) }

  /// Encrypted channels are private, and so are cache channels that begin like one.
  public static func type(forName name: String) -> PusherChannelType {
    if name.hasPrefix("presence-") { return .presence }
    return name.hasPrefix("private-") ? .private : .normal
  }

  /// Whether a name makes a channel one with members.
  public static func isPresenceChannel(name: String) -> Bool { type(forName: name) == .presence }

  static func isEncryptedChannel(name: String) -> Bool { name.hasPrefix("private-encrypted-") }

  /// Whether a service would take it: letters, digits and `_-=@,.;`, and not too many of them.
  ///
  /// - Parameter maximum: 164 are documented; servers take 200.
  package static func isValid(name: String, maximum: Int = 200) -> Bool {
    !name.isEmpty && name.utf8.count <= maximum
      && name.utf8.allSatisfy { byte in
        switch UnicodeScalar(byte) {
        case "A"..."Z", "a"..."z", "0"..."9": true
        case let scalar: "_-=@,.;".unicodeScalars.contains(scalar)
        }
      }
  }
}
