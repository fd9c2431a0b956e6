import Cryptography
import Foundation

/// The reason why an app's server can't sign, encrypt or answer.
public enum PusherAppError: Error, Hashable, Sendable {
  /// The master key isn't 32 bytes in base64.
  case invalidEncryptionMasterKey
  /// The channel's name begins with `private-encrypted-`, which requires a master key.
  case noEncryptionMasterKey
  /// The socket id isn't two numbers with a dot between them.
  case invalidSocketID(String)
  /// The name is not that of a channel that requires an authorization.
  case invalidChannelName(String)
  /// A presence channel requires a member, and other channels have none.
  case membership(channel: String)
  /// The user is not a JSON object with an id, for this reason.
  case invalidUser(String)
  /// An event for an encrypted channel must not name further channels.
  case severalEncryptedChannels
  /// The cryptographic library failed.
  case cryptography(CryptographyError)
}

extension PusherAppError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .invalidEncryptionMasterKey: "the encryption master key isn't 32 bytes in base64"
    case .noEncryptionMasterKey:
      "a private-encrypted- channel needs the app's encryption master key"
    case .invalidSocketID: "a socket's id is two numbers with a dot between them"
    case .invalidChannelName: "the name is not that of a channel that requires an authorization"
    case .membership(let channel):
      "a presence channel requires a member, and other channels have none: \(channel)"
    case .invalidUser(let reason): "the user is not a JSON object with an id: \(reason)"
    case .severalEncryptedChannels:
      "an event for a private-encrypted- channel must not name further channels"
    case .cryptography(let error): "\(error)"
    }
  }

  public var errorDescription: String? { description }
}
