import Foundation
import PubNubSDK

/// A cryptor that doesn't encrypt: the data is preceded by the header of a test.
struct FixedCryptor: Cryptor {
  var id = Array("TEST".utf8)
  var metadata = Data()
  var refusal: Refusal?

  struct Refusal: Error, Hashable {}

  func encrypt(data: Data) -> Result<EncryptedData, any Error> {
    if let refusal { return .failure(refusal) }
    return .success(EncryptedData(metadata: metadata, data: data))
  }

  func decrypt(data: EncryptedData) -> Result<Data, any Error> {
    if let refusal { return .failure(refusal) }
    return data.metadata == metadata ? .success(data.data) : .failure(Refusal())
  }
}
