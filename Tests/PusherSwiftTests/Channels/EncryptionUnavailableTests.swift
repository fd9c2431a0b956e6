import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Encrypted channels on systems without a secret box, such as iOS.
final class EncryptionUnavailableTests: TimedTestCase {
  func testTheSubscriptionFailsBeforeTheAuthorization() async throws {
    let authorizer = authorizer(hasSecretBox: false)
    do throws(SubscriptionFailure) {
      _ = try await authorizer.authorize("private-encrypted-a", socketID: "1.1")
      XCTFail("there is nothing that could open the events")
    } catch {
      XCTAssertEqual(error.reason, .encryptionUnavailable)
      XCTAssertTrue(error.error.localizedDescription.contains("Pusher.secretBoxProvider"))
    }
  }

  func testOtherChannelsNeedNoSecretBox() async throws {
    let auth = try await authorizer(hasSecretBox: false).authorize("private-a", socketID: "1.1")
    XCTAssertTrue(auth.auth.hasPrefix("key:"))
  }

  func testWithASecretBoxTheSubscriptionIsAuthorized() async throws {
    let auth = try await authorizer(hasSecretBox: true)
      .authorize("private-encrypted-a", socketID: "1.1")
    XCTAssertTrue(auth.auth.hasPrefix("key:"))
  }

  private func authorizer(hasSecretBox: Bool) -> ChannelAuthorizer {
    ChannelAuthorizer(
      key: "key",
      method: .inline(secret: "secret"),
      transport: StubTransport(),
      main: CallbackQueue(.global()),
      member: { nil },
      hasSecretBox: { hasSecretBox }
    )
  }
}
