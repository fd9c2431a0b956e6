import ChatCenterUI
import XCTest

/// The configuration of a client.
final class ChatConfigTests: XCTestCase {
  private let transport = ChatTransportConfig(cloudHost: "chat.example.com")

  func testTheCloudHasThreeAddresses() throws {
    XCTAssertEqual(transport.rest, "https://chat.example.com")
    XCTAssertEqual(transport.webSocket, "wss://chat.example.com/socket")
    XCTAssertEqual(transport.dataStore, "https://chat.example.com/files")
    XCTAssertEqual(transport.dataStoreHTTPHeaders, [:])
    XCTAssertTrue(transport.newRoutesEnabled)
    XCTAssertEqual(transport.apiVersion, .api17)
    XCTAssertEqual(try transport.checked(), transport)
  }

  func testEverySettingIsAProperty() {
    var config = ChatConfig(transportConfig: transport)
    XCTAssertEqual(config.settings, .defaults)
    config.shouldUseRemoteConfig = false
    config.unreadMessageCountDelay = 30
    config.surveyCompletionDelay = 1_500
    XCTAssertFalse(config.settings.shouldUseRemoteConfig)
    XCTAssertEqual(config.unreadMessageCountDelay, 30)
    XCTAssertEqual(config.settings.surveyCompletionDelay, 1_500)
  }

  func testACopyIsAValueOfItsOwn() {
    let first = ChatConfig(transportConfig: transport)
    var second = first
    second.keepSocketActive = true
    second.networkConfig.wsConfig.sendTimeout = 1
    XCTAssertFalse(first.keepSocketActive)
    XCTAssertEqual(first.networkConfig.wsConfig.sendTimeout, 20)
    XCTAssertNotEqual(first, second)
  }

  func testTheNetworksDefaults() {
    let network = ChatConfig(transportConfig: transport).networkConfig
    XCTAssertEqual(network.httpConfig.connectionTimeout, 30)
    XCTAssertEqual(network.httpConfig.downloadTimeout, 30)
    XCTAssertEqual(network.httpConfig.uploadTimeout, 120)
    XCTAssertEqual(network.wsConfig.connectionTimeout, 30)
    XCTAssertEqual(network.wsConfig.sendTimeout, 20)
    XCTAssertFalse(network.sslPinning.allowUntrustedSSLCertificate)
    XCTAssertEqual(network.sslPinning.trustedCertificates, [])
  }

  func testVersionsAreNumbers() {
    XCTAssertEqual(APIVersion.allCases.map(\.rawValue), [17, 18, 19, 20, 21])
  }

  func testAnInvalidAddressIsATypedError() {
    assertProblem(.rest, "chat example", rest: "chat example")
    assertProblem(.rest, "ftp://a", rest: "ftp://a")
    assertProblem(.webSocket, "https://a/socket", webSocket: "https://a/socket")
    assertProblem(.webSocket, "wss://", webSocket: "wss://")
    assertProblem(.dataStore, "https://a?b", dataStore: "https://a?b")
    XCTAssertThrowsError(try ChatTransportConfig(cloudHost: "no host").checked())
  }

  func testDescriptionsContainNoSecrets() {
    let own = ChatTransportConfig(
      rest: "http://a",
      webSocket: "ws://b",
      dataStore: "http://c",
      dataStoreHTTPHeaders: ["X-Key": "secret"],
      newRoutesEnabled: false,
      apiVersion: .api21
    )
    XCTAssertEqual(
      own.debugDescription,
      "REST http://a, WebSocket ws://b, DataStore http://c (X-Key), newRoutesEnabled false,"
        + " apiVersion 21"
    )
    var config = ChatConfig(transportConfig: own)
    config.keepSocketActive = true
    XCTAssert(config.debugDescription.hasSuffix("; keepSocketActive"))
  }

  private func assertProblem(
    _ part: ChatAddressError.Part,
    _ address: String,
    rest: String = "https://a",
    webSocket: String = "wss://a/socket",
    dataStore: String = "https://a/files",
    line: UInt = #line
  ) {
    let config = ChatTransportConfig(rest: rest, webSocket: webSocket, dataStore: dataStore)
    XCTAssertThrowsError(try config.checked(), line: line) { error in
      let error = error as? ChatAddressError
      XCTAssertEqual(error?.part, part, line: line)
      XCTAssertEqual(error?.address, address, line: line)
    }
  }
}
