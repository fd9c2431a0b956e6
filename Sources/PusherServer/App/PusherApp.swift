import BinderyRuntime
import Cryptography
import Foundation
import PusherSwift

/// An app of Channels with its credentials: its key, its secret, and the master key of its
/// end-to-end encrypted channels.
///
///     let app = PusherApp(key: "APP_KEY", secret: secret)
///     let answer = try app.authorizeChannel("private-orders", socketID: form["socket_id"])
///     // 200, application/json
///     respond(answer.json)
public struct PusherApp: Sendable {
  /// The app's key, which is not a secret.
  public let key: String
  private let secret: String
  private let masterKey: [UInt8]?

  /// Creates an app without end-to-end encrypted channels.
  public init(key: String, secret: String) {
    self.key = key
    self.secret = secret
    masterKey = nil
  }

  /// Creates an app with end-to-end encrypted channels.
  ///
  /// - Parameter encryptionMasterKeyBase64: 32 random bytes in base64, which are never sent to the
  ///   service or to clients.
  public init(
    key: String,
    secret: String,
    encryptionMasterKeyBase64: String
  ) throws(PusherAppError) {
    guard let bytes = Data(base64Encoded: encryptionMasterKeyBase64),
      bytes.count == SecretBox.keyLength
    else { throw .invalidEncryptionMasterKey }
    self.key = key
    self.secret = secret
    masterKey = Array(bytes)
  }
}

extension PusherApp: Redacted {
  /// Describes the app by its key, which is not a secret.
  public var description: String { "the app \(key)" }
  /// Shows the key, and whether there are a secret and a master key.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["key": key, "secret": Redaction.mark(secret), "masterKey": Redaction.mark(masterKey)]
  }
}

// Signatures.
extension PusherApp {
  /// Returns the signature of a text: HMAC-SHA256 with the app's secret, in lowercase hexadecimal.
  public func signature(of text: String) throws(PusherAppError) -> String {
    do throws(CryptographyError) {
      return try HMACSHA256.code(for: Array(text.utf8), key: Array(secret.utf8)).hexadecimal
    } catch {
      throw .cryptography(error)
    }
  }

  /// Whether a signature is valid for these bytes, compared in constant time.
  public func isSignature(
    _ signature: String,
    of bytes: some Sequence<UInt8>
  ) throws(PusherAppError) -> Bool {
    do throws(CryptographyError) {
      let code = try HMACSHA256.code(for: Array(bytes), key: Array(secret.utf8)).hexadecimal
      return ConstantTime.isEqual(Array(signature.lowercased().utf8), Array(code.utf8))
    } catch {
      throw .cryptography(error)
    }
  }
}

// End-to-end encryption.
extension PusherApp {
  static let encryptedPrefix = "private-encrypted-"

  /// The key of an encrypted channel: SHA-256 of the channel's name and the master key.
  func sharedSecret(of channelName: String) throws(PusherAppError) -> [UInt8] {
    guard let masterKey else { throw .noEncryptionMasterKey }
    do throws(CryptographyError) {
      return try SHA256.digest(of: Array(channelName.utf8) + masterKey)
    } catch {
      throw .cryptography(error)
    }
  }

  /// Encrypts an event's data for an encrypted channel; returns the nonce and the ciphertext as
  /// JSON.
  public func encrypt(_ data: String, on channelName: String) throws(PusherAppError) -> String {
    let key = try sharedSecret(of: channelName)
    let nonce = RandomBytes.make(count: SecretBox.nonceLength)
    do throws(CryptographyError) {
      let box = try SecretBox.seal(Array(data.utf8), nonce: nonce, key: key)
      let object: JSONObject = [
        "nonce": .string(Data(nonce).base64EncodedString()),
        "ciphertext": .string(Data(box).base64EncodedString()),
      ]
      return object.description
    } catch {
      throw .cryptography(error)
    }
  }
}
