import Cryptography

/// The cipher of encrypted channels, as an app supplies it: `seal` and `open` of a secret box.
public typealias SecretBoxProvider = Cryptography.SecretBoxProvider

extension Pusher {
  /// The secret box of encrypted channels, for every client of the process; nil for libsodium's.
  ///
  /// Set it before the first subscription where the build has no libsodium, as on iOS. Without
  /// either, such a subscription fails with `PusherSubscriptionError.encryptionUnavailable`.
  public static var secretBoxProvider: (any SecretBoxProvider)? {
    get { SecretBox.provider }
    set { SecretBox.provider = newValue }
  }
}
