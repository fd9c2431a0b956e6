import BinderyRuntime
import Cryptography
import Foundation

/// What an app is known by: its id, its key, and the secret by which all is signed.
public struct AppCredentials: Hashable, Sendable {
  public var appID = "1"
  public var key = "demo"
  public var secret = "demo-secret"
  /// 32 bytes from which the secrets of encrypted channels are made, in base64.
  public var masterKey = "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY="

  public init() {}
}

extension AppCredentials {
  /// HMAC-SHA256 in lower-case hexadecimal digits; nil where the system has no such algorithm.
  func signature(of text: String) -> String? {
    let code = try? HMACSHA256.code(for: Array(text.utf8), key: Array(secret.utf8))
    return code?.hexadecimal
  }

  /// As clients send it: the key, a colon and the signature.
  func auth(for text: String) -> String { "\(key):\(signature(of: text) ?? "")" }

  /// Whether the signature is the text's.
  func isValid(_ signature: String, for text: String) -> Bool {
    guard let expected = self.signature(of: text) else { return false }
    return ConstantTime.isEqual(Array(signature.utf8), Array(expected.utf8))
  }

  /// What a client that is allowed to subscribe has signed.
  static func subscription(_ channel: String, socketID: String, data: String?) -> String {
    "\(socketID):\(channel)" + (data.map { ":\($0)" } ?? "")
  }

  /// What a client that signs in has signed.
  static func signIn(_ userData: String, socketID: String) -> String {
    "\(socketID)::user::\(userData)"
  }

  /// Whether the master key is 32 bytes in base64.
  public var hasMasterKey: Bool { Data(base64Encoded: masterKey)?.count == 32 }

  /// The key of an encrypted channel in base64; nil where the master key is none.
  func sharedSecret(of channel: String) -> String? {
    guard hasMasterKey, let master = Data(base64Encoded: masterKey) else { return nil }
    return (try? SHA256.digest(of: Array(channel.utf8) + master)).map {
      Data($0).base64EncodedString()
    }
  }
}
