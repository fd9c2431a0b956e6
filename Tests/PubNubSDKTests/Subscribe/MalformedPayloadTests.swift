import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// An event whose payload isn't what its kind has arrives as a message, with an error beside it.
final class MalformedPayloadTests: TimedTestCase {
  private typealias Server = SubscribeServer

  func testReportsMalformedPayloadsOfEveryKind() async throws {
    let payloads = [
      // Objects
      #"2,"d":{"#, #"2,"d":{"type":null"#, #"2,"d":{"type":7"#, #"2,"d":{"type":"uuid""#,
      #"2,"d":{"event":"set","type":"uuid","data":{}"#,
      // Message actions
      #"3,"d":{"#, #"3,"d":{"event":"added""#, #"3,"d":{"event":"added","data":{"type":"t"}"#,
      // Files
      #"4,"d":{"#, #"4,"d":{"message":1"#, #"4,"d":{"file":null"#, #"4,"d":{"file":7"#,
      #"4,"d":{"file":{}"#, #"4,"d":{"file":{"id":"i"}"#, #"4,"d":{"file":{"name":"n"}"#,
      #"4,"d":{"file":{"id":{},"name":"n"}"#,
    ]
    for payload in payloads {
      let message = #"{"c":"c","p":{"t":"11","r":1},"e":\#(payload)}}"#
      try await assertReported(message)
    }
    for kind in [2, 3, 4] {
      for payload in ["7", "true", "[1]"] {
        try await assertReported(
          #"{"c":"c","p":{"t":"11","r":1},"e":\#(kind),"d":\#(payload)}"#
        )
      }
    }
  }

  func testADecryptedPayloadOfAnotherTypeIsReported() async throws {
    let module = CryptoModule.aesCbcCryptoModule(with: "key")
    let encryption = PayloadEncryption(module: module)
    let noFile = try encryption.seal(["file": ["id": "i"]], as: .file)
    let file = try encryption.seal(["file": ["id": "i", "name": "n"]], as: .file)
    try await assertReported(Server.message("\(noFile)", at: 11, more: #","e":4"#)) {
      $0.cryptoModule = module
    }
    let good = Server.message("\(file)", at: 11, more: #","e":4"#)
    let received = try await received(good) { $0.cryptoModule = module }
    XCTAssertEqual(received, [], "the file is no message, and no error")
  }

  func testAnEncryptedPayloadIsDecryptedOnce() throws {
    for payload in [#"{"file":{"id":"i","name":"n"}}"#, #"{"file":{"id":"i"}}"#] {
      let cryptor = CountingCryptor()
      let encryption = PayloadEncryption(
        module: CryptoModule(default: cryptor, cryptors: [])
      )
      let text = try encryption.seal(JSONValue(parsing: payload), as: .file)
      let event: EventsChannel.Incoming = try JSONValue(
        parsing: Server.message("\(text)", at: 11, more: #","e":4"#)
      ).decode()
      _ = ReceivedItems(encryption: encryption).items(PolledEvent(event: event))
      XCTAssertEqual(cryptor.decryptions, 1, payload)
    }
  }

  /// Without a key, encrypted text can't be recognized as malformed.
  func testEncryptedTextIsNotReported() async throws {
    let received = try await received(Server.message(#""UE5FRA==""#, at: 11, more: #","e":4"#))
    XCTAssertEqual(received, ["message UE5FRA== 11 on c"])
  }

  func testTheErrorHasThePath() throws {
    let items = ReceivedItems(encryption: PayloadEncryption(module: nil))
    let event: EventsChannel.Incoming = try JSONValue(
      parsing: #"{"c":"c","d":{"file":{"id":"i"}},"e":4}"#
    ).decode()
    guard case .subscribeError(let error)? = items.items(PolledEvent(event: event)).last?.event
    else { return XCTFail("no error") }
    let fault = try XCTUnwrap(error.underlying as? MalformedEventError)
    XCTAssertEqual(fault.errors.map(\.path.description), ["$.d.file"])
    XCTAssertTrue(String(decoding: fault.message, as: UTF8.self).contains(#""id":"i""#))
  }

  private func assertReported(
    _ message: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ change: (inout PubNubConfiguration) -> Void = { _ in }
  ) async throws {
    let received = try await received(message, change)
    XCTAssertEqual(received.count, 2, "\(message): \(received)", file: file, line: line)
    XCTAssertTrue(received.first?.hasPrefix("message ") ?? false, message, file: file, line: line)
    XCTAssertEqual(received.last, "error jsonDataDecodingFailure", message, file: file, line: line)
  }

  /// The items delivered for a response.
  private func received(
    _ message: String,
    _ change: (inout PubNubConfiguration) -> Void = { _ in }
  ) async throws -> [String] {
    // A last message shows that nothing else came before it.
    let end = Server.envelope(30, Server.message("0", at: 25))
    let script = Server(Server.envelope(10), Server.envelope(20, message), end)
    let subscriber = try Subscriber(to: script, change)
    defer { subscriber.server.stop() }
    try await subscriber.received.wait(for: "header 20-30")
    return Array(subscriber.received.all.drop { $0 != "header 10-20" }.dropFirst())
      .prefix { $0 != "header 20-30" }.map { $0 }
  }
}

/// A cryptor that counts how often it decrypts, and doesn't encrypt.
private final class CountingCryptor: Cryptor {
  private let base = FixedCryptor()
  private let count = Locked(0)

  var id: [UInt8] { base.id }

  var decryptions: Int { count.withLock { $0 } }

  static func == (one: CountingCryptor, other: CountingCryptor) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func encrypt(data: Data) -> Result<EncryptedData, any Error> { base.encrypt(data: data) }

  func decrypt(data: EncryptedData) -> Result<Data, any Error> {
    count.withLock { $0 += 1 }
    return base.decrypt(data: data)
  }
}
