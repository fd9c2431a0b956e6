import BinderyRuntime
import XCTest

@testable import ChatCenterUI

/// The settings of a company, which override those of an app.
final class OverlayTests: XCTestCase {
  func testEveryVector() throws {
    let vectors = try Vectors.cases("overlay")
    XCTAssertEqual(vectors.count, 10)
    for vector in vectors {
      var local = try LocalSettings(changing: vector["local"])
      local.shouldUseRemoteConfig = try XCTUnwrap(vector["shouldUseRemoteConfig"]?.bool)
      var expected = try LocalSettings(changing: vector["diffFromDefaults"])
      expected.shouldUseRemoteConfig = local.shouldUseRemoteConfig
      let remote = vector["remote"].flatMap { $0.isNull ? nil : $0 }
      XCTAssertEqual(local.effective(under: remote).values, expected, "\(vector)")
    }
  }

  func testEachValueHasAnOrigin() {
    var local = LocalSettings.defaults
    local.historyLoadingCount = 10
    local.keepSocketActive = true
    let remote: JSONValue = ["keepSocketActive": false, "scrollToLatest": true]
    let settings = local.effective(under: remote)
    XCTAssertEqual(settings.origin(of: \.historyLoadingCount), .local)
    XCTAssertEqual(settings.origin(of: \.keepSocketActive), .remote)
    XCTAssertEqual(settings.origin(of: \.scrollToLatest), .remote)
    XCTAssertEqual(settings.origin(of: \.searchEnabled), .default)
    XCTAssertFalse(settings.keepSocketActive)
    local.shouldUseRemoteConfig = false
    XCTAssertEqual(local.effective(under: remote).origin(of: \.keepSocketActive), .local)
  }

  ///
  func testNumbersAreWithinTheirBounds() {
    var local = LocalSettings.defaults
    local.unreadMessageCountDelay = -5
    local.historyLoadingCount = 0
    let settings = local.effective(under: ["surveyCompletionDelay": -1, "historyLoadingCount": -3])
    XCTAssertEqual(settings.unreadMessageCountDelay, 0)
    XCTAssertEqual(settings.historyLoadingCount, 1)
    XCTAssertEqual(settings.surveyCompletionDelay, 0)
  }
}
