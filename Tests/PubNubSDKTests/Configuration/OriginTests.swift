import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// The origin of a configuration: a host name with an optional port.
final class OriginTests: TimedTestCase {
  func testAnOriginWithASchemeIsRefusedWithTheReason() async throws {
    for origin in ["http://127.0.0.1:9", "https://ps.pndsn.com", "wss://user:pass@a.example"] {
      var configuration = PubNubConfiguration(publishKey: "p", subscribeKey: "s", userId: "u")
      configuration.origin = origin
      do {
        _ = try await PubNub(configuration: configuration).time()
        XCTFail("\(origin) is not a host name")
      } catch {
        let text = "\(error)"
        XCTAssertEqual(error.reason, .invalidURL)
        XCTAssertTrue(text.contains("origin must be a host name, without a scheme"), text)
        XCTAssertFalse(text.contains("pass"), text)
      }
    }
  }

  func testAnOriginMayHaveAPort() async throws {
    let server = try LoopbackServer { _ in .json("[1]") }
    defer { server.stop() }
    let time = try await PubNub(to: server).time()
    XCTAssertEqual(time, 1)
  }
}
