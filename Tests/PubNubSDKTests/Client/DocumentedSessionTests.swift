import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session with what the documentation says that it has, and no more.
final class DocumentedSessionTests: TimedTestCase {
  func testItCarriesCallsAndIsNeverEnded() async throws {
    let server = try LoopbackServer { _ in .json(#"[1,"Sent","15"]"#) }
    defer { server.stop() }
    let session = DocumentedSession()
    let pubnub = PubNub(to: server, by: session)
    let timetoken = try await pubnub.publish(channel: "c", message: "hello")
    XCTAssertEqual(timetoken, 15)
    session.invalidateAndCancel()
    XCTAssertFalse(session.isInvalidated)
  }
}

/// Sendable because nobody changes it.
private final class DocumentedSession: SessionReplaceable, @unchecked Sendable {
  let sessionID = UUID()
  let session: any URLSessionReplaceable = URLSession(configuration: .ephemeral)
  let sessionQueue = DispatchQueue(label: "session")
  var defaultRequestOperator: (any RequestOperator)?
  var sessionStream: (any SessionStream)?
}
