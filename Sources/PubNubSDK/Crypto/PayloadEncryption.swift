import BinderyRuntime
import Foundation

/// Decides which messages are encrypted, and converts between JSON and ciphertext.
///
/// Ciphertext is sent as a Base64 string in place of the message.
struct PayloadEncryption: Hashable, Sendable {
  /// The module that encrypts; nil for no encryption.
  let module: CryptoModule?

  /// Returns the value to send in place of a message.
  ///
  /// Signals aren't encrypted, because no other client would decrypt them.
  func seal(
    _ message: JSONValue,
    as kind: PubNubMessageType
  ) throws(PubNubError) -> JSONValue {
    guard let module, kind == .message || kind == .file else { return message }
    let text: [UInt8]
    do {
      text = try JSONWriter.encode(message)
    } catch {
      let details = [error.description]
      throw PubNubError(.jsonDataEncodingFailure, details: details, underlying: error)
    }
    return .string(try module.encrypt(data: Data(text)).get().base64EncodedString())
  }

  /// Returns the decrypted message, or the unchanged payload with the reason why it can't be
  /// decrypted.
  ///
  /// Signals are decrypted if possible, because one client encrypts them; a plaintext signal isn't
  /// an error.
  func open(_ payload: JSONValue, of kind: PubNubMessageType) -> OpenedPayload {
    guard let module else { return OpenedPayload(payload) }
    switch kind {
    case .object, .messageAction: return OpenedPayload(payload)
    case .message, .file, .signal, .unknown: break
    }
    do {
      return OpenedPayload(try Self.decrypt(payload, with: module))
    } catch {
      return OpenedPayload(payload, error: kind == .signal ? nil : error)
    }
  }

  /// The plaintext is decoded as JSON once: a string that looks like a number remains a string.
  private static func decrypt(
    _ payload: JSONValue,
    with module: CryptoModule
  ) throws(PubNubError) -> JSONValue {
    guard case .string(let text) = payload, let data = Data(base64Encoded: text) else {
      throw PubNubError(.decryptionFailure, details: ["The payload is not a Base64 string."])
    }
    let plaintext = try module.decrypt(data: data).get()
    do {
      return try JSONReader.decode(from: plaintext)
    } catch {
      let details = ["The decrypted data is not JSON."]
      throw PubNubError(.decryptionFailure, details: details, underlying: error)
    }
  }
}
