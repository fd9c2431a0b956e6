import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// The values that a client's state machine is made of.
final class AuthorizationValueTests: TimedTestCase {
  private let ann = ChatAccount(user: ChatUser(identifier: "ann"), auth: ChatAuth())

  func testOlderCommandsAreIgnored() {
    var authorization = Authorization()
    XCTAssertTrue(authorization.isNewest(2))
    XCTAssertFalse(authorization.isNewest(2))
    XCTAssertFalse(authorization.isNewest(1))
    XCTAssertTrue(authorization.isNewest(3))
  }

  func testTheLastUserIsKnownAfterTheEnd() {
    var authorization = Authorization()
    XCTAssertTrue(authorization.begin(ann))
    XCTAssertTrue(authorization.continues(with: ann))
    authorization.update(ChatUser(identifier: "bob", name: "Bob"))
    XCTAssertEqual(authorization.account, ann)
    authorization.update(ChatUser(identifier: "ann", name: "Ann"))
    XCTAssertEqual(authorization.account?.user.name, "Ann")
    authorization.end()
    XCTAssertNil(authorization.account)
    XCTAssertFalse(authorization.begin(ann))
  }

  func testALogoutEndsItsOwnAuthorization() {
    var authorization = Authorization()
    _ = authorization.isNewest(7)
    _ = authorization.begin(ann)
    authorization.beginLogout("m1") { _ in }
    XCTAssertFalse(authorization.continues(with: ann))
    XCTAssertEqual(authorization.takeLogout()?.authorization, 7)
    XCTAssertNil(authorization.takeLogout())
    XCTAssertTrue(authorization.continues(with: ann))
  }

  func testATaskReplacesTheOneWithItsKey() async {
    var tasks = BackgroundTasks()
    let cancelled = EventLog()
    for key in [BackgroundTasks.Key.typing, .typing, .polling, .connectionTimer] {
      tasks.run(key) {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        cancelled.add("\(key)")
      }
    }
    _ = try? await cancelled.first(1)
    XCTAssertEqual(cancelled.all, ["typing"])
    tasks.cancelAll(except: .connectionTimer)
    _ = try? await cancelled.first(3)
    XCTAssertEqual(cancelled.all.sorted(), ["polling", "typing", "typing"])
    tasks.cancel(.connectionTimer)
    _ = try? await cancelled.first(4)
    XCTAssertEqual(cancelled.all.last, "connectionTimer")
  }

  func testTheCompanyLimitsImagesUpToATebibyte() throws {
    for (size, bytes) in [(0, 30 << 20), (2, 2 << 20), (1 << 40, 1 << 40)] {
      let notice = #"{"type":"ATTACHMENT_SETTINGS","content":{"maxSize":\#(size)}}"#
      let text = #"{"attachmentSettings":{"content":\#(notice)}}"#
      let configuration: ServiceConfiguration = try JSONValue(parsing: text).decode()
      XCTAssertEqual(CompanySettings(configuration, .defaults).largestImage, bytes, "\(size)")
    }
    XCTAssertEqual(CompanySettings(nil, .defaults).largestImage, 30 << 20)
  }

  func testIgnoredSettingsOfTheCompanyAreNamed() throws {
    let text =
      #"{"channelConfig":{"unknownName":1},"settings":{"typingMessagesIntervalSeconds":-1}}"#
    let configuration: ServiceConfiguration = try JSONValue(parsing: text).decode()
    let company = CompanySettings(configuration, .defaults)
    XCTAssertEqual(company.ignored, "$.channelConfig.unknownName")
    XCTAssertEqual(company.typingInterval, .zero)
    var local = LocalSettings.defaults
    local.shouldUseRemoteConfig = false
    XCTAssertNil(CompanySettings(configuration, local).ignored)
    XCTAssertNil(CompanySettings(nil, .defaults).ignored)
    XCTAssertEqual(CompanySettings(nil, .defaults).typingInterval, .seconds(3))
  }
}
