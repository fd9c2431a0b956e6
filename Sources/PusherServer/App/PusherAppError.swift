import BinderyRuntime
import Cryptography

/// The reason why an app's server can't sign or encrypt.
public enum PusherAppError: Error, Hashable, Sendable {
  /// The master key isn't 32 bytes in base64.
  case invalidEncryptionMasterKey
  /// The channel's name begins with `private-encrypted-`, which requires a master key.
  case noEncryptionMasterKey
  /// The socket id isn't two numbers, separated by a dot.
  case invalidSocketID(String)
  /// The channel doesn't require an authorization, or its name is invalid.
  case invalidChannelName(String)
  /// The member of a presence channel is missing, or another channel has one.
  case membership(channel: String)
  /// The user is not a JSON object with an id, for this reason.
  case invalidUser(String)
  /// An event for an encrypted channel must not name further channels.
  case severalEncryptedChannels
  /// The cryptographic library failed.
  case cryptography(CryptographyError)
}

extension PusherAppError: DescribedError {
  public var description: String {
    switch self {
    case .invalidEncryptionMasterKey: "the encryption master key isn't 32 bytes in base64"
    case .noEncryptionMasterKey:
      "a private-encrypted- channel requires an encryption master key"
    case .invalidSocketID: "a socket id must be two numbers, separated by a dot"
    case .invalidChannelName:
      "the channel name is invalid, or the channel requires no authorization"
    case .membership(let channel):
      "a member is required for a presence channel, and for no other channel: \(channel)"
    case .invalidUser(let reason): "the user is not a JSON object with an id: \(reason)"
    case .severalEncryptedChannels:
      "an event for a private-encrypted- channel must not name further channels"
    case .cryptography(let error): "\(error)"
    }
  }
}
