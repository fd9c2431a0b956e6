import BinderyRuntime
import XCTest

@testable import ChatCenterUI

/// When the socket is open, case by case; the cells of the documented table are contract tests.
final class SocketLifeTests: XCTestCase {
  func testEveryVector() throws {
    let vectors = try Vectors.cases("lifecycle")
    XCTAssertEqual(vectors.count, 30)
    for vector in vectors {
      let expected = vector["expect"] == "open"
      XCTAssertEqual(try isConnected(after: vector), expected, "\(vector)")
    }
  }

  private func isConnected(after vector: JSONValue) throws -> Bool {
    var local = try LocalSettings(changing: vector["local"])
    local.shouldUseRemoteConfig = vector["use_remote"]?.bool ?? true
    var life = SocketLife(local.effective(under: nil))
    life.isDeviceRegistered = vector["device_address"] != nil
    for event in try XCTUnwrap(vector["events"]?.array) {
      let input = try XCTUnwrap(Self.inputs[event.string ?? ""], "\(event)")
      switch input {
      case .configurationLoaded:
        life.settings = local.effective(under: vector["remote"])
        life.registersAtFirstStart = vector["remote"]?["registerAtFirstStart"] == true
      case .preRegistered: life.isDeviceRegistered = true
      default: break
      }
      _ = life.handle(input)
    }
    return life.is(.connected)
  }

  private static let inputs: [String: SocketLife.Lifecycle.Input] = [
    "authorize": .authorize, "configLoaded": .configurationLoaded, "preRegistered": .preRegistered,
    "chatDidAppear": .chatAppeared, "closeChat": .chatClosed, "dialogOpened": .dialogStarted,
    "dialogClosedByOperator": .dialogEnded, "background": .enteredBackground,
    "foreground": .enteredForeground, "deauthorize": .deauthorize,
  ]
}

// What the vectors don't say.
extension SocketLifeTests {
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
