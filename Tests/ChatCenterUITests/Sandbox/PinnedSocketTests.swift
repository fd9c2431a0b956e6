#if os(Linux)
  import BinderyRuntime
  import BinderyTesting
  import Sandbox
  import TestSupport
  import XCTest

  @testable import ChatCenterUI

  /// Pinned certificates over TLS: the client connects only to servers with the key and a trusted
  /// certificate.
  final class PinnedSocketTests: TimedTestCase {
    func testTheRightKeyIsAccepted() async throws {
      let served = try serve { [$0.certificate.bytes] }
      let chat = try await served.chat()
      try await chat.send(.image(Data([1]), type: "image/png"))
      let page = try await chat.history()
      XCTAssertEqual(page.words, ["THREAD_OPENED", "ann: "])
      XCTAssertEqual(served.listener.errors.all, [])
    }

    func testOneOfSeveralKeysIsEnough() async throws {
      let served = try serve { [try Self.other, $0.certificate.bytes] }
      _ = try await served.chat()
    }

    func testAnotherKeyIsRefused() async throws {
      try await assertRefused(try serve { _ in [try Self.other] })
    }

    /// with or without the flag that trusts any certificate where none is pinned.
    func testTheRightKeyOfAnUnknownAuthorityIsRefused() async throws {
      for isUntrustedAllowed in [false, true] {
        let served = try serve(trusting: false) {
          $0.networkConfig.sslPinning.allowUntrustedSSLCertificate = isUntrustedAllowed
        } pinning: {
          [$0.certificate.bytes]
        }
        try await assertRefused(served)
      }
    }
  }

  // an app may set that the key is sufficient.
  extension PinnedSocketTests {
    func testTheRightKeyOfAnUnknownAuthorityMaySuffice() async throws {
      let served = try serve(trusting: false) {
        $0.networkConfig.sslPinning.replacesVerification = true
      } pinning: {
        [$0.certificate.bytes]
      }
      let chat = try await served.chat()
      try await chat.send(.image(Data([1]), type: "image/png"))
      XCTAssertEqual(served.listener.errors.all, [])
    }

    func testRejectsAnUnpinnedKey() async throws {
      try await assertRefused(
        try serve {
          $0.networkConfig.sslPinning.replacesVerification = true
        } pinning: { _ in
          [try Self.other]
        }
      )
    }

    func testWithoutAKeyTheSystemVerifies() async throws {
      let served = try serve(trusting: false) {
        $0.networkConfig.sslPinning.replacesVerification = true
      } pinning: { _ in
        []
      }
      try await assertRefused(served)
    }
  }

  extension PinnedSocketTests {
    /// A certificate that no server of these tests has.
    private static var other: Data {
      get throws { try XCTUnwrap(Data(base64Encoded: ExampleCertificate.base64)) }
    }

    /// The delegate is notified of requests, and the sender of a message that it hasn't arrived.
    private func assertRefused(_ served: SandboxFixture, line: UInt = #line) async throws {
      served.sdk.authorize(user: ChatUser(identifier: "ann"))
      let errors = try await served.listener.errors.first(2)
      XCTAssert(errors.allSatisfy { $0.contains("TLS failed") }, "\(errors)", line: line)
      let chat = try served.sdk.getChat()
      chat.didAppear()
      do throws(ChatSendFailure) {
        try await chat.send(.text("hello"))
        XCTFail("sent", line: line)
      } catch {
        XCTAssert(ChatSendFailure.whileLost.contains(error), "\(error)", line: line)
      }
      XCTAssertEqual(served.sandbox.requests.count, 0, line: line)
    }

    /// - Parameter isTrusted: Whether the system trusts the authority of the server's certificate.
    private func serve(
      trusting isTrusted: Bool = true,
      _ change: (inout ChatConfig) -> Void = { _ in },
      pinning pins: (SecureDoor) throws -> [Data]
    ) throws -> SandboxFixture {
      var settings = ChatCenterSettings()
      settings.answerSeconds = nil
      let sandbox = ChatCenterSandbox(settings)
      let server = try ChatCenterServer(sandbox)
      let door = try SecureDoor(to: server.port)
      let authority = "://127.0.0.1:\(door.port)"
      var config = ChatConfig(
        transportConfig: ChatTransportConfig(
          rest: "https" + authority,
          webSocket: "wss\(authority)/socket",
          dataStore: "https\(authority)/files"
        )
      )
      config.networkConfig.sslPinning.trustedCertificates = try pins(door).map(certificate)
      change(&config)
      let environment = isTrusted ? ["SSL_CERT_FILE": door.certificate.file.path] : [:]
      let pinning = config.networkConfig.sslPinning
      let device = InMemoryDeviceStorage(uid: "device-1")
      let parts = ChatDependencies(queue: .main, storage: device, pinning, environment)
      let served = SandboxFixture(sandbox, server, config, parts)
      addTeardownBlock {
        served.end()
        door.stop()
      }
      return served
    }

    private func certificate(_ bytes: Data) throws -> ChatSSLCertificate {
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      try bytes.write(to: file)
      return ChatSSLCertificate(contentsOf: file)
    }
  }
#endif
