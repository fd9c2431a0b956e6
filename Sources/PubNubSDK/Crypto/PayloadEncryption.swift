import BinderyRuntime
import Foundation

/// What of messages is encrypted, and how JSON and ciphertext become one another.
///
/// Ciphertext travels as a string in Base64, in the place of the message whose JSON it hides.
struct PayloadEncryption: Hashable, Sendable {
  /// Without one nothing is encrypted or decrypted.
  let module: CryptoModule?

  /// The value to send in a message's place.
  ///
  /// Signals aren't encrypted, as no other client would decrypt them.
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

  /// The message that a payload hides, or the payload with the reason why it hides none.
  ///
  /// Signals are decrypted where they can be, since one client encrypts them; that one can't be
  /// isn't an error.
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

  /// The text is read as JSON once: a string that looks like a number is a string.
  private static func decrypt(
    _ payload: JSONValue,
    with module: CryptoModule
  ) throws(PubNubError) -> JSONValue {
    guard case .string(let text) = payload, let data = Data(base64Encoded: text) else {
      throw PubNubError(.decryptionFailure, details: ["The payload is no text in Base64."])
    }
    let plaintext = try module.decrypt(data: data).get()
    do {
      return try JSONReader.decode(from: plaintext)
    } catch {
      let details = ["What was decrypted is no JSON."]
      throw PubNubError(.decryptionFailure, details: details, underlying: error)
    }
  }
}
