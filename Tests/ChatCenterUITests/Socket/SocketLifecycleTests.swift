import XCTest

@testable import ChatCenterUI

/// When the socket is open, beyond the documented table and its vectors, which are contract tests.
final class SocketLifeTests: XCTestCase {
  func testLoggingOutOpensASocketForIt() {
    var lifecycle = SocketLifecycle(LocalSettings.defaults.effective(under: nil))
    XCTAssertNil(lifecycle.handle(.authorize))
    XCTAssertEqual(lifecycle.handle(.logOut), .open)
    XCTAssertEqual(lifecycle.handle(.loggedOut), .close)
    XCTAssertFalse(lifecycle.is(.authorized))
  }

  func testWhereLoggingOutFailsAllIsAsBefore() {
    var lifecycle = SocketLifecycle(LocalSettings.defaults.effective(under: nil))
    _ = lifecycle.handle(.authorize)
    _ = lifecycle.handle(.logOut)
    XCTAssertEqual(lifecycle.handle(.logOutFailed), .close)
    XCTAssertTrue(lifecycle.is(.authorized))
    XCTAssertEqual(lifecycle.handle(.chatAppeared), .open)
    XCTAssertNil(lifecycle.handle(.logOut))
    XCTAssertNil(lifecycle.handle(.logOutFailed))
    XCTAssertTrue(lifecycle.is(.connected))
  }

  /// nobody connects again by itself.
  func testALostSocketStaysLostUntilTheChatComesAgain() {
    var lifecycle = SocketLifecycle(LocalSettings.defaults.effective(under: nil))
    _ = lifecycle.handle(.authorize)
    _ = lifecycle.handle(.chatAppeared)
    XCTAssertEqual(lifecycle.handle(.connectionLost), .close)
    XCTAssertEqual(lifecycle.handle(.chatAppeared), .open)
  }

  func testNoSocketIsOpenedInTheBackground() {
    var lifecycle = SocketLifecycle(LocalSettings.defaults.effective(under: nil))
    lifecycle.registersAtFirstStart = true
    _ = lifecycle.handle(.authorize)
    _ = lifecycle.handle(.enteredBackground)
    XCTAssertNil(lifecycle.handle(.configurationLoaded))
    XCTAssertNil(lifecycle.handle(.chatAppeared))
    XCTAssertNil(lifecycle.handle(.logOut))
    XCTAssertFalse(lifecycle.is(.connected))
  }
}
