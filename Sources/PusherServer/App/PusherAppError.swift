import Cryptography

/// Why an app's server can't sign, encrypt or answer.
public enum PusherAppError: Error, Hashable, Sendable {
  /// The master key isn't 32 bytes in base64.
  case invalidEncryptionMasterKey
  /// A channel whose name begins with `private-encrypted-` takes a master key.
  case noEncryptionMasterKey
  /// A socket's id is two numbers with a dot between them.
  case invalidSocketID(String)
  /// No channel that needs an authorization has such a name.
  case invalidChannelName(String)
  /// Only a presence channel has members, and none does without.
  case membership(channel: String)
  /// What the app states about a user is no JSON object with the user's id.
  case invalidUser(String)
  /// An event for an encrypted channel goes to that channel alone.
  case severalEncryptedChannels
  /// The system's library refused.
  case cryptography(CryptographyError)
}

extension PusherAppError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidEncryptionMasterKey: "the encryption master key isn't 32 bytes in base64"
    case .noEncryptionMasterKey:
      "a private-encrypted- channel needs the app's encryption master key"
    case .invalidSocketID: "a socket's id is two numbers with a dot between them"
    case .invalidChannelName: "no channel that needs an authorization has such a name"
    case .membership(let channel):
      "a member is for a presence channel, and only for one: \(channel)"
    case .invalidUser(let reason): "the user is no JSON object with an id: \(reason)"
    case .severalEncryptedChannels:
      "an event for a private-encrypted- channel goes to that channel alone"
    case .cryptography(let error): "\(error)"
    }
  }
}
