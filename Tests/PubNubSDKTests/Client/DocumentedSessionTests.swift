import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An app's own session, with and without a transport.
final class DocumentedSessionTests: TimedTestCase {
  func testWithoutATransportEachCallFailsAndNamesIt() async throws {
    let server = try LoopbackServer { _ in .json(#"[1,"Sent","15"]"#) }
    defer { server.stop() }
    let pubnub = PubNub(to: server, by: DocumentedSession())
    do {
      _ = try await pubnub.publish(channel: "c", message: "hello")
      XCTFail("published")
    } catch {
      XCTAssertEqual(error.reason, .invalidArguments)
      XCTAssertTrue(error.description.contains("`transport`"), error.description)
    }
    XCTAssertEqual(server.requests.count, 0)
  }

  func testASubscriptionWithoutATransportFailsAndNamesIt() async throws {
    let subscriber = try Subscriber(to: SubscribeServer(), by: DocumentedSession())
    defer { subscriber.server.stop() }
    try await subscriber.assertStatuses("connecting", "lost invalidArguments")
    XCTAssertEqual(subscriber.script.polls.count, 0)
  }

  func testItSendsCallsByItsTransportAndIsNeverInvalidated() async throws {
    let server = try LoopbackServer { _ in .json(#"[1,"Sent","15"]"#) }
    defer { server.stop() }
    let session = CarryingSession()
    let pubnub = PubNub(to: server, by: session)
    let timetoken = try await pubnub.publish(channel: "c", message: "hello")
    XCTAssertEqual(timetoken, 15)
    session.invalidateAndCancel()
    XCTAssertFalse(session.isInvalidated)
  }
}

/// Sendable because the test doesn't change it.
private final class DocumentedSession: SessionReplaceable, @unchecked Sendable {
  let sessionID = UUID()
  let session: any URLSessionReplaceable = URLSession(configuration: .ephemeral)
  let sessionQueue = DispatchQueue(label: "session")
  var defaultRequestOperator: (any RequestOperator)?
  var sessionStream: (any SessionStream)?
}

/// Sendable because the test doesn't change it.
private final class CarryingSession: SessionReplaceable, @unchecked Sendable {
  let sessionID = UUID()
  let session: any URLSessionReplaceable = URLSession(configuration: .ephemeral)
  let sessionQueue = DispatchQueue(label: "session")
  var defaultRequestOperator: (any RequestOperator)?
  var sessionStream: (any SessionStream)?
  let transport: any HTTPTransport = .default
}
