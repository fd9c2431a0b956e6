import Cryptography

/// The cipher of encrypted channels, which an app can implement: a secret box (NaCl).
public typealias SecretBoxProvider = Cryptography.SecretBoxProvider

extension Pusher {
  /// The secret box of encrypted channels, for every client of the process; nil for libsodium's.
  ///
  /// Set it before the first subscription on platforms without libsodium, such as iOS. Without
  /// either, a subscription to an encrypted channel fails with
  /// `PusherSubscriptionError.encryptionUnavailable`.
  public static var secretBoxProvider: (any SecretBoxProvider)? {
    get { SecretBox.provider }
    set { SecretBox.provider = newValue }
  }
}
