import BinderyRealtime
import XCTest

/// Tests of the reactions to close codes and error codes.
final class CodePolicyTests: XCTestCase {
  private let codes: CloseCodePolicy = [
    .code(4001, .stop, name: "unknownApp", meaning: "No app has this key."),
    .codes(4000...4099, .reconnect),
    .codes(4100...4199, .backOff, after: .seconds(1)),
  ]

  func testTheFirstMatchingRuleApplies() {
    XCTAssertEqual(codes[4001]?.name, "unknownApp")
    XCTAssertEqual(codes.reaction(to: 4001), .stop)
    XCTAssertEqual(codes.reaction(to: 4002), .reconnect)
    XCTAssertEqual(codes[4199]?.after, .seconds(1))
  }

  func testWithoutAMatchingRuleTheClientBacksOff() {
    XCTAssertNil(codes[1006])
    XCTAssertEqual(codes.reaction(to: 1006), .backOff)
    XCTAssertEqual(codes.reaction(to: nil), .backOff)
  }

  func testErrorCodesPrecedeCloseCodes() {
    let errors = ErrorCodePolicy(
      message: "error",
      at: .payload("data", "code"),
      [.codes(4300...4399, .stay), .code(4001, .reconnect)]
    )
    XCTAssertEqual(errors.rule(for: 4301, or: codes)?.reaction, .stay)
    XCTAssertEqual(errors.rule(for: 4001, or: codes)?.reaction, .reconnect)
    XCTAssertEqual(errors.rule(for: 4150, or: codes)?.reaction, .backOff)
    XCTAssertNil(errors.rule(for: 9, or: codes))
  }

  func testTheSmallerOfBothTimesApplies() {
    let keepAlive = KeepAlivePolicy(
      sender: .both,
      kind: .frame,
      activityTimeout: .seconds(120),
      pongTimeout: .seconds(30)
    )
    XCTAssertEqual(keepAlive.activityTimeout(announced: .seconds(60)), .seconds(60))
    XCTAssertEqual(keepAlive.activityTimeout(announced: .seconds(600)), .seconds(120))
  }
}
