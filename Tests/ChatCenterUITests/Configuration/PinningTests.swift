#if os(Linux)
  import BinderyRuntime
  import TestSupport
  import XCTest

  @testable import ChatCenterUI

  /// Pinned certificates, in addition to the system's verification.
  final class PinningTests: TimedTestCase {
    func testACertificateIsPinnedByItsKey() throws {
      var pinning = ChatNetworkConfig.SSLPinningConfig()
      XCTAssertIdentical(try transport(pinning), CurlTransport.shared)
      pinning.trustedCertificates = [try certificate(), ChatSSLCertificate(contentsOf: Self.none)]
      XCTAssertEqual(pinning.pins.map(\.digest.count), [32])
      XCTAssertNoThrow(try pinning.check())
      XCTAssertNotIdentical(try transport(pinning), CurlTransport.shared)
    }

    func testWithoutACertificateNothingIsSent() async throws {
      let chat = ChatFixture { config in
        config.networkConfig.sslPinning.trustedCertificates = [
          ChatSSLCertificate(contentsOf: Self.none)
        ]
      }
      let sdk = chat.client()
      sdk.authorize(user: ChatUser(identifier: "ann"))
      let errors = try await chat.listener.errors.first(2)
      XCTAssertEqual(errors, Array(repeating: "no pinned certificate can be read", count: 2))
      try sdk.getChat().didAppear()
      try await assertNothingIsSent(chat, sdk)
    }

    private func assertNothingIsSent(_ chat: ChatFixture, _ sdk: ChatCenterUISDK) async throws {
      do {
        _ = try await sdk.unreadMessagesCount()
        XCTFail("it was counted")
      } catch {
        XCTAssertEqual(error as? ChatNetworkError, .trust(.unreadableCertificate))
      }
      XCTAssertEqual(chat.service.asked.all, [])
      XCTAssertEqual(chat.sockets.urls.all, [])
    }

    private func transport(
      _ pinning: ChatNetworkConfig.SSLPinningConfig
    ) throws -> CurlTransport {
      try XCTUnwrap(
        ChatDependencies(queue: .main, storage: InMemoryDeviceStorage(), pinning).http
          as? CurlTransport
      )
    }

    private static let none = URL(filePath: "/nowhere/certificate.der")

    private func certificate() throws -> ChatSSLCertificate {
      let bytes = try XCTUnwrap(Data(base64Encoded: ExampleCertificate.base64))
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      try bytes.write(to: file)
      return ChatSSLCertificate(contentsOf: file)
    }

  }
#endif
