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

private final class DocumentedSession: SessionReplaceable {
  let sessionID = UUID()
  let session: any URLSessionReplaceable = URLSession(configuration: .ephemeral)
  let sessionQueue = DispatchQueue(label: "session")
  var defaultRequestOperator: (any RequestOperator)? {
    get { nil }
    set {}
  }
  var sessionStream: (any SessionStream)? {
    get { nil }
    set {}
  }
}

private final class CarryingSession: SessionReplaceable {
  let sessionID = UUID()
  let session: any URLSessionReplaceable = URLSession(configuration: .ephemeral)
  let sessionQueue = DispatchQueue(label: "session")
  var defaultRequestOperator: (any RequestOperator)? {
    get { nil }
    set {}
  }
  var sessionStream: (any SessionStream)? {
    get { nil }
    set {}
  }
  let transport: any HTTPTransport = .default
}
