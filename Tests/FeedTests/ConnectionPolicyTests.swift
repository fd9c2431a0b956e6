import BinderyRealtime
import Lights
import XCTest

/// Tests of the generated connection policy, as constants of service, server and channel.
final class ConnectionPolicyTests: XCTestCase {
  func testOfTheService() {
    XCTAssertEqual(
      Lights.closeCodes,
      [
        .code(4000, .stop, name: "noTLS", meaning: "Only TLS."),
        .codes(4100...4199, .backOff, after: .milliseconds(500)),
      ]
    )
    XCTAssertEqual(
      Lights.backOff,
      BackOffPolicy(
        .exponential(factor: 2),
        initialDelay: .seconds(2),
        maxDelay: .seconds(150),
        jitter: .seconds(1),
        attempts: 6
      )
    )
    XCTAssertEqual(Lights.buffer, BufferPolicy(bound: 10, overflow: .dropOldest))
  }

  func testOfAServer() {
    XCTAssertEqual(
      Lights.BrokerServer.keepAlive,
      KeepAlivePolicy(
        sender: .client,
        kind: .frame,
        activityTimeout: .seconds(60),
        pongTimeout: .milliseconds(1500)
      )
    )
    XCTAssertEqual(Lights.BrokerServer.buffer, BufferPolicy(bound: 100, overflow: .fail))
  }

  func testOfAChannel() {
    XCTAssertEqual(
      LightsChannel.keepAlive,
      KeepAlivePolicy(
        sender: .both,
        kind: .message,
        activityTimeout: .seconds(120),
        pongTimeout: .seconds(30),
        retryInterval: .seconds(12),
        ping: "command",
        pong: "measured",
        announcement: .init(message: "measured", at: .payload("lumens"))
      )
    )
    XCTAssertEqual(
      LightsChannel.errorCodes,
      ErrorCodePolicy(
        message: "broken",
        at: .payload("a/b"),
        until: "measured",
        [.code(1, .stay)]
      )
    )
    XCTAssertEqual(
      LightsChannel.dedupe,
      DedupePolicy([.payload("lumens"), .payload()], windowSize: 20)
    )
    XCTAssertEqual(
      LightsChannel.sequence,
      SequencePolicy(
        .payload("lumens"),
        key: [.payload("lamp")],
        window: 3,
        scope: .connection
      )
    )
    XCTAssertEqual(
      LightsChannel.resume,
      ResumePolicy(
        [
          .init(.payload("lumens"), in: .query("after")),
          .init(.payload("lumens"), in: .message(.payload("level"))),
        ],
        retention: .seconds(960)
      )
    )
    // The message has no constants, so that only an app can write it.
    XCTAssertEqual(
      LightsChannel.resubscription,
      ResubscriptionPolicy([
        .init("command", key: [.payload("level")], ending: .init("command"))
      ])
    )
  }

  /// The policy refers to messages of the channel.
  func testTheMessagesAreThere() {
    XCTAssert(LightsChannel.Incoming.messageNames.contains(LightsChannel.errorCodes.message))
  }
}
