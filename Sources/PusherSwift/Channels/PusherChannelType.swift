/// The kind of a channel, which is determined by the prefix of its name.
public enum PusherChannelType: Sendable {
  /// A channel that requires an authorization by the app's server.
  case `private`
  /// A private channel whose members are visible to each other.
  case presence
  /// A public channel, open to any client with the app's key.
  case normal

  /// Creates the kind of a channel name.
  public init(name: String) { self = Self.type(forName: name) }

  /// The kind of a channel name; encrypted channels and cache channels have that of their prefix.
  public static func type(forName name: String) -> PusherChannelType {
    if name.hasPrefix("presence-") { return .presence }
    return name.hasPrefix("private-") ? .private : .normal
  }

  /// Whether the name is that of a presence channel.
  public static func isPresenceChannel(name: String) -> Bool { type(forName: name) == .presence }

  static func isEncryptedChannel(name: String) -> Bool { name.hasPrefix("private-encrypted-") }

  /// Whether the name is valid: letters, digits and `_-=@,.;`, and not too many of them.
  ///
  /// - Parameter maximum: The maximum length; 164 are documented, servers accept 200.
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
