import Foundation
import PubNubSDK
import XCTest

/// Encryption and decryption of random payloads, which are the same for the same `seed`.
final class CryptoRoundTripTests: XCTestCase {
  private let seed: UInt64 = 0x5EED

  func testAThousandPayloadsAreDecrypted() throws {
    var generator = SplitMix(state: seed)
    for round in 0..<1_000 {
      let key = String(generator.next(), radix: 36)
      let payload = bytes(count: Int.random(in: 1...600, using: &generator), &generator)
      let withRandomIV = Bool.random(using: &generator)
      let aes = CryptoModule.aesCbcCryptoModule(with: key, withRandomIV: withRandomIV)
      let legacy = CryptoModule.legacyCryptoModule(with: key, withRandomIV: withRandomIV)
      for (writer, reader) in [(aes, legacy), (legacy, aes), (aes, aes), (legacy, legacy)] {
        let encrypted = try writer.encrypt(data: payload).get()
        XCTAssertEqual(try reader.decrypt(data: encrypted).get(), payload, "round \(round)")
      }
    }
  }

  func testChangedCiphertextIsNeverDecryptedToTheMessage() throws {
    var generator = SplitMix(state: seed)
    let module = CryptoModule.aesCbcCryptoModule(with: "key")
    for round in 0..<1_000 {
      let payload = bytes(count: Int.random(in: 1...64, using: &generator), &generator)
      var encrypted = try module.encrypt(data: payload).get()
      let index = Int.random(in: 0..<encrypted.count, using: &generator)
      encrypted[index] ^= UInt8.random(in: 1...255, using: &generator)
      XCTAssertNotEqual(try? module.decrypt(data: encrypted).get(), payload, "round \(round)")
    }
  }

  func testRandomBytesAreRefused() {
    var generator = SplitMix(state: seed)
    let module = CryptoModule.aesCbcCryptoModule(with: "key")
    var reasons: Set<PubNubError.Reason> = []
    for _ in 0..<5_000 {
      let sentinel = Data(Bool.random(using: &generator) ? "PNED\u{1}ACRH".utf8 : "PNED".utf8)
      let data =
        sentinel.prefix(Int.random(in: 0...9, using: &generator))
        + bytes(count: Int.random(in: 0...80, using: &generator), &generator)
      if case .failure(let error) = module.decrypt(data: data) { reasons.insert(error.reason) }
    }
    XCTAssertEqual(reasons, [.decryptionFailure, .unknownCryptorFailure])
  }

  private func bytes(count: Int, _ generator: inout SplitMix) -> Data {
    Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }
}

/// A generator with the same numbers on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
