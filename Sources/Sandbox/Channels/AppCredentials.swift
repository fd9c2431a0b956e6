import BinderyRuntime
import Cryptography
import Foundation

/// The credentials of an app: ID, key and signing secret.
public struct AppCredentials: Hashable, Sendable {
  public var appID = "1"
  public var key = "demo"
  public var secret = "demo-secret"
  /// The 32 bytes, in base64, from which the secrets of encrypted channels are derived.
  public var masterKey = "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY="

  public init() {}
}

extension AppCredentials {
  /// Returns HMAC-SHA256 in lower-case hexadecimal; nil if the system lacks the algorithm.
  func signature(of text: String) -> String? {
    let code = try? HMACSHA256.code(for: Array(text.utf8), key: Array(secret.utf8))
    return code?.hexadecimal
  }

  /// Returns the authorization of a client: the key, a colon and the signature.
  func auth(for text: String) -> String { "\(key):\(signature(of: text) ?? "")" }

  /// Whether the signature belongs to the text.
  func isValid(_ signature: String, for text: String) -> Bool {
    guard let expected = self.signature(of: text) else { return false }
    return ConstantTime.isEqual(Array(signature.utf8), Array(expected.utf8))
  }

  /// Returns the text that authorizes a subscription when signed.
  static func subscription(_ channel: String, socketID: String, data: String?) -> String {
    "\(socketID):\(channel)" + (data.map { ":\($0)" } ?? "")
  }

  /// Returns the text that authorizes a sign-in when signed.
  static func signIn(_ userData: String, socketID: String) -> String {
    "\(socketID)::user::\(userData)"
  }

  /// Whether the master key is 32 bytes in base64.
  public var hasMasterKey: Bool { Data(base64Encoded: masterKey)?.count == 32 }

  /// Returns the base64 key of an encrypted channel; nil if the master key is invalid.
  func sharedSecret(of channel: String) -> String? {
    guard hasMasterKey, let master = Data(base64Encoded: masterKey) else { return nil }
    return (try? SHA256.digest(of: Array(channel.utf8) + master)).map {
      Data($0).base64EncodedString()
    }
  }
}
