import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Malformed members of a service's configuration, which are omitted and logged.
final class IgnoredSettingsTests: TimedTestCase {
  func testAMemberOfAnotherTypeIsOmitted() throws {
    let (configuration, paths) = try decoded(
      """
      {"settings":{"pingEnabled":"yes","pingIntervalMillis":7,"hideOnUrls":["a",1,2,3]},
      "schedule":{"content":7},"channelConfig":{"keepSocketActive":true},
      "attachmentSettings":{"content":{"type":"ATTACHMENT_SETTINGS","content":{"maxSize":"x"}}}}
      """
    )
    XCTAssertNil(configuration.settings?.pingEnabled)
    XCTAssertEqual(configuration.settings?.pingIntervalMillis, 7)
    XCTAssertEqual(configuration.settings?.hideOnUrls, ["a"])
    XCTAssertNil(configuration.schedule?.content)
    XCTAssertEqual(configuration.channelConfig?["keepSocketActive"], true)
    XCTAssertEqual(
      paths.filter { $0.hasPrefix("$.settings") },
      [
        "$.settings.pingEnabled", "$.settings.hideOnUrls[1]", "$.settings.hideOnUrls[2]",
        "$.settings.hideOnUrls[3]",
      ],
      "\(paths)"
    )
  }

  func testConfigurationsThatAreNotObjectsAreNotRead() {
    for json: JSONValue in [[], 7] {
      XCTAssertNil(json.decodeTolerantly(as: ServiceConfiguration.self))
    }
  }

  func testIgnoredSettingsAreLogged() async throws {
    let chat = ChatFixture()
    chat.service.stub(
      "/api/chat/config",
      .json(
        """
        {"settings":{"pingEnabled":"yes","typingMessagesIntervalSeconds":7},
        "channelConfig":{"historyLoadingCount":"many","a\\nb":1,"scrollToLatest":null,
        "keepSocketActive":true}}
        """
      )
    )
    let sdk = await chat.authorized()
    XCTAssertEqual(sdk.settings.origin(of: \.keepSocketActive), .remote)
    chat.queue.sync {}
    let log = chat.listener.log.all
    XCTAssertTrue(log.contains { $0.hasPrefix("the configuration's $.settings.pingEnabled: ") })
    XCTAssertTrue(
      log.contains(
        "settings of the company are ignored: "
          + #"$.channelConfig.historyLoadingCount, $.channelConfig["a\nb"]"#
      ),
      "\(log)"
    )
    XCTAssertFalse(log.contains { $0.hasPrefix("a request failed") })
  }

  func testDisabledCompanySettingsAreNotLogged() async throws {
    let chat = ChatFixture { $0.settings.shouldUseRemoteConfig = false }
    chat.service.stub("/api/chat/config", .json(#"{"channelConfig":{"x":1}}"#))
    let sdk = await chat.authorized()
    chat.queue.sync {}
    let log = chat.listener.log.all
    XCTAssertTrue(log.contains("the client is authorized"))
    XCTAssertFalse(log.contains { $0.contains("are ignored") })
    withExtendedLifetime(sdk) {}
  }

  private func decoded(_ text: String) throws -> (ServiceConfiguration, [String]) {
    let json = try JSONValue(parsing: text)
    let (configuration, malformed) = try XCTUnwrap(
      json.decodeTolerantly(as: ServiceConfiguration.self)
    )
    return (configuration, malformed?.errors.map { "\($0.path)" } ?? [])
  }
}
