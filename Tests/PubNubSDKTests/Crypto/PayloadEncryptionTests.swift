import BinderyRuntime
import XCTest

@testable import PubNubSDK

/// The conversion between messages and encrypted payloads.
final class PayloadEncryptionTests: XCTestCase {
  private let modules: [CryptoModule] = [
    .aesCbcCryptoModule(with: "enigma"),
    .legacyCryptoModule(with: "enigma"),
    .legacyCryptoModule(with: "enigma", withRandomIV: false),
  ]
  private let constant = PayloadEncryption(
    module: .legacyCryptoModule(with: "enigma", withRandomIV: false)
  )

  func testAMessageIsEncryptedToABase64String() throws {
    let sealed = try constant.seal("yay!", as: .message)
    XCTAssertEqual(
      String(decoding: try JSONWriter.encode(sealed), as: UTF8.self),
      #""Wi24KS4pcTzvyuGOHubiXg==""#
    )
    XCTAssertEqual(constant.open(sealed, of: .message), OpenedPayload("yay!"))
  }

  func testEveryMessageIsDecryptedUnchanged() throws {
    for module in modules {
      let encryption = PayloadEncryption(module: module)
      for text in Self.messages {
        let message = try JSONValue(parsing: text)
        for kind in [PubNubMessageType.message, .file] {
          let sealed = try encryption.seal(message, as: kind)
          XCTAssertNotEqual(sealed, message)
          let opened = encryption.open(sealed, of: kind)
          XCTAssertNil(opened.error)
          XCTAssertEqual(opened.payload.description, text)
        }
      }
    }
  }

  private static let messages = [
    "9223372036854775807", "18446744073709551615", "-9223372036854775808",
    "123456789012345678901234567890.123456789", "0.1", "1.10", "1e3",
    "true", "false", "null", "0", #""""#, "[]", "{}",
    #""a \"quoted\" word""#, #""a+b/c%d""#, #""Hello there 🙃""#, #""\\u00dc""#, #""line\nbreak""#,
    #"{"b":1,"a":{"nested":[1,[2,[3,null]]]},"":""}"#,
  ]

  /// Each of these strings would become another value if it were decoded twice.
  func testADecryptedStringKeepsItsTypeAndWhitespace() throws {
    for text in ["123", "1.0", "true", "null", "[1]", #"{"a":1}"#, #""x""#, " padded ", "\n", ""] {
      let sealed = try constant.seal(.string(text), as: .message)
      XCTAssertEqual(constant.open(sealed, of: .message), OpenedPayload(.string(text)))
    }
  }

  func testWhitespaceAroundDecryptedJSONIsIgnored() throws {
    let sealed = try encrypt(" [1, 2]\n")
    XCTAssertEqual(constant.open(sealed, of: .message), OpenedPayload([1, 2]))
  }

  func testPlaintextPayloadsAreKeptWithTheReason() throws {
    let payloads: [JSONValue] = [
      "plain text", "", "äöü", "Wi24KS4pcTzvyuGOHubiXg", " Wi24KS4pcTzvyuGOHubiXg==", "AAAA", 7,
      true,
      .null, ["a"], ["text": "hi"],
    ]
    for payload in payloads {
      for kind in [PubNubMessageType.message, .file, .unknown] {
        assertKeeps(payload, constant.open(payload, of: kind), .decryptionFailure)
      }
    }
  }

  func testPayloadsOfOtherKeysAreKeptWithTheReason() throws {
    let other = PayloadEncryption(module: .aesCbcCryptoModule(with: "another"))
    let sealed = try other.seal("yay!", as: .message)
    assertKeeps(sealed, constant.open(sealed, of: .message), .decryptionFailure)
    let onlyAES = PayloadEncryption(module: CryptoModule(default: AESCBCCryptor(key: "enigma")))
    let legacy = try constant.seal("yay!", as: .message)
    assertKeeps(legacy, onlyAES.open(legacy, of: .message), .unknownCryptorFailure)
  }

  func testPlaintextThatIsNotJSONIsKeptEncryptedWithTheReason() throws {
    // The first payload is `yay!` without quotes, encrypted by an old client.
    for payload in ["q/xJqqN6qbiZMXYmiQC1Fw==", try encrypt("{} {}"), try encrypt("[1")] {
      let opened = constant.open(payload, of: .message)
      assertKeeps(payload, opened, .decryptionFailure)
      XCTAssertTrue(opened.error?.underlying is JSONError)
    }
  }

  func testSignalsAreSentUnencrypted() throws {
    for module in modules {
      let sealed = try PayloadEncryption(module: module).seal("typing", as: .signal)
      XCTAssertEqual(sealed, "typing")
    }
  }

  func testSignalsAreReceivedEncryptedOrNot() throws {
    for payload: JSONValue in ["typing", 7, ["a": 1], "Wi24"] {
      XCTAssertEqual(constant.open(payload, of: .signal), OpenedPayload(payload))
      XCTAssertNil(constant.open(payload, of: .signal).error)
    }
    XCTAssertEqual(constant.open(try encrypt("[1]"), of: .signal), OpenedPayload([1]))
  }

  func testObjectsAndActionsAreNeverEncrypted() throws {
    for kind in [PubNubMessageType.object, .messageAction] {
      let payload = try encrypt("[1]")
      XCTAssertEqual(try constant.seal(payload, as: kind), payload)
      XCTAssertEqual(constant.open(payload, of: kind), OpenedPayload(payload))
      XCTAssertNil(constant.open(["a": 1], of: kind).error)
    }
  }

  func testWithoutAModulePayloadsAreUnchanged() throws {
    let plain = PayloadEncryption(module: nil)
    let payload = try encrypt("[1]")
    for kind in [PubNubMessageType.message, .signal, .file] {
      XCTAssertEqual(try plain.seal(payload, as: kind), payload)
      XCTAssertEqual(plain.open(payload, of: kind), OpenedPayload(payload))
      XCTAssertNil(plain.open("text", of: kind).error)
    }
  }

  func testWithoutAKeyNothingIsSent() {
    let keyless = PayloadEncryption(module: .aesCbcCryptoModule(with: ""))
    XCTAssertThrowsError(try keyless.seal("secret", as: .message)) { error in
      XCTAssert(error.pubNubError == .missingCryptoKey, "\(error)")
    }
  }

  private func encrypt(_ text: String) throws -> JSONValue {
    let module = try XCTUnwrap(constant.module)
    return .string(try module.encrypt(data: Data(text.utf8)).get().base64EncodedString())
  }

  private func assertKeeps(
    _ payload: JSONValue,
    _ opened: OpenedPayload,
    _ reason: PubNubError.Reason,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(opened.payload, payload, file: file, line: line)
    XCTAssertEqual(opened.error?.reason, reason, "\(payload)", file: file, line: line)
  }
}
