#if os(Linux)
  import BinderyRuntime
  import XCTest

  @testable import ChatCenterUI

  /// Whose certificates are trusted, in addition to what the system verifies.
  final class PinningTests: XCTestCase {
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
      try XCTUnwrap(ChatParts(queue: .main, pinning).http as? CurlTransport)
    }

    private static let none = URL(filePath: "/nowhere/certificate.der")

    private func certificate() throws -> ChatSSLCertificate {
      let bytes = try XCTUnwrap(Data(base64Encoded: Self.bytes))
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      try bytes.write(to: file)
      return ChatSSLCertificate(contentsOf: file)
    }

    private static let bytes = [
      "MIIBiDCCAS+gAwIBAgIUBoKuNXdKuYrsuLXt/ZkL257sK+UwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwOcGlubmVk",
      "LmV4YW1wbGUwIBcNMjYxMTIyMTAwNzQ5WhgPMjEyNjEwMjkxMDA3NDlaMBkxFzAVBgNVBAMMDnBpbm5lZC5leGFt",
      "cGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEAXNk+7mRQG8QDarXhdIvR8Uz+B+IOsj8SyStDvVi3gyT9F6d",
      "lNRP5B536kTGjxcvvO1V9b4+gGmIplAwti3x5aNTMFEwHQYDVR0OBBYEFEz9MnyRHpTSp6JvbiogHu8a/WneMB8G",
      "A1UdIwQYMBaAFEz9MnyRHpTSp6JvbiogHu8a/WneMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIg",
      "ay89j+2HgBTlvXbNsUte5B9ppk5wwMju6SJmqU8mD+4CIDfH6VvaRABl3vCCkh2EBX4wwxs0dKYhKZFrCZKW0xJF",
    ].joined()
  }
#endif
