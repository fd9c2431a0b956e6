import XCTest

@testable import ChatCenterUI

/// When the socket is open, beyond the documented table and its vectors, which are contract tests.
final class SocketLifeTests: XCTestCase {
  func testLoggingOutOpensASocketForIt() {
    var life = SocketLife(LocalSettings.defaults.effective(under: nil))
    XCTAssertNil(life.handle(.authorize))
    XCTAssertEqual(life.handle(.logOut), .open)
    XCTAssertEqual(life.handle(.loggedOut), .close)
    XCTAssertFalse(life.is(.authorized))
  }

  func testWhereLoggingOutFailsAllIsAsBefore() {
    var life = SocketLife(LocalSettings.defaults.effective(under: nil))
    _ = life.handle(.authorize)
    _ = life.handle(.logOut)
    XCTAssertEqual(life.handle(.logOutFailed), .close)
    XCTAssertTrue(life.is(.authorized))
    XCTAssertEqual(life.handle(.chatAppeared), .open)
    XCTAssertNil(life.handle(.logOut))
    XCTAssertNil(life.handle(.logOutFailed))
    XCTAssertTrue(life.is(.connected))
  }

  /// nobody connects again by itself.
  func testALostSocketStaysLostUntilTheChatComesAgain() {
    var life = SocketLife(LocalSettings.defaults.effective(under: nil))
    _ = life.handle(.authorize)
    _ = life.handle(.chatAppeared)
    XCTAssertEqual(life.handle(.connectionLost), .close)
    XCTAssertEqual(life.handle(.chatAppeared), .open)
  }

  func testNoSocketIsOpenedInTheBackground() {
    var life = SocketLife(LocalSettings.defaults.effective(under: nil))
    life.registersAtFirstStart = true
    _ = life.handle(.authorize)
    _ = life.handle(.enteredBackground)
    XCTAssertNil(life.handle(.configurationLoaded))
    XCTAssertNil(life.handle(.chatAppeared))
    XCTAssertNil(life.handle(.logOut))
    XCTAssertFalse(life.is(.connected))
  }
}
