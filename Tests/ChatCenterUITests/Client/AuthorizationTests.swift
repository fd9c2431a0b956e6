import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Authorization, and the requests after it.
final class AuthorizationTests: TimedTestCase {
  func testAuthorizingRequestsTheConfigurationThenTheHistory() async throws {
    let chat = ChatFixture { $0.historyLoadingCount = 7 }
    let sdk = await chat.authorized()
    XCTAssertEqual(
      chat.service.asked.all,
      [
        "GET /api/chat/config?channelType=IOS&auth=true&chatApiVersion=17",
        "GET /api/client/history?count=7&chatApiVersion=17&libVersion=5.9.0",
      ]
    )
    let headers = try XCTUnwrap(chat.service.exchanges.first?.headers)
    XCTAssertEqual(headers["X-Client-Token"], "%3Aann")
    XCTAssertEqual(headers["X-Header-Encoding"], "url")
    XCTAssertEqual(chat.sockets.urls.all, [])
    let unread = try await chat.listener.unread.first(1)
    XCTAssertEqual(unread, ["0"])
    withExtendedLifetime(sdk) {}
  }

  func testTheSameUserRequestsNothingAgain() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    sdk.authorize(user: ChatUser(identifier: "ann", name: "Ann"))
    // The socket stays open, too.
    async let sent = session.send(.text("hello"))
    try await peer.confirm(2)
    _ = try await sent
    XCTAssertEqual(chat.service.asked.all.count, 2)
    let events = sdk.events
    sdk.authorize(user: ChatUser(identifier: "bob"))
    for await case .history in events { break }
    XCTAssertEqual(chat.service.asked.all.count, 4)
    try await peer.expect("close 1000")
    let unread = try await chat.listener.unread.first(2)
    XCTAssertEqual(unread, ["0", "0"])
  }

  func testTokensAreSentByTheChosenMethod() async throws {
    for method in [ChatAuthMethod.headers, .cookies] {
      let chat = ChatFixture()
      let sdk = chat.client()
      let auth = ChatAuth(token: "t", scheme: "s", method: method, signature: "sig")
      sdk.authorize(user: ChatUser(identifier: "ann"), auth: auth)
      _ = try await chat.service.asked.first(1)
      let headers = try XCTUnwrap(chat.service.exchanges.first?.headers)
      XCTAssertEqual(headers["X-Client-Token"], "sig%3Aann")
      let isHeader = method == .headers
      XCTAssertEqual(headers["Authorization"], isHeader ? "t" : nil)
      XCTAssertEqual(headers["X-Auth-Schema"], isHeader ? "s" : nil)
      XCTAssertEqual(headers["Cookie"], isHeader ? nil : "auth_token=t; auth_scheme=s")
      withExtendedLifetime(sdk) {}
    }
  }

  /// The credentials have the names of the document, without the client's token.
  func testTheSocketHasTheCredentialsOfRequests() async throws {
    for method in [ChatAuthMethod.headers, .cookies] {
      let chat = ChatFixture()
      let sdk = chat.client()
      let auth = ChatAuth(token: "t", scheme: "s", method: method)
      let account = ChatAccount(user: ChatUser(identifier: "ann"), auth: auth)
      sdk.authorize(user: account.user, auth: auth)
      _ = try await chat.service.asked.first(1)
      let asked = try XCTUnwrap(chat.service.exchanges.first?.headers)
      let headers = try account.socketHeaders()
      let names = method == .headers ? ["Authorization", "X-Auth-Schema"] : ["Cookie"]
      XCTAssertEqual(headers.map(\.name), names)
      for field in headers { XCTAssertEqual(asked[field.name], field.value) }
      withExtendedLifetime(sdk) {}
    }
    let anonymous = ChatAccount(user: ChatUser(identifier: "ann"), auth: ChatAuth())
    XCTAssertTrue(try anonymous.socketHeaders().isEmpty)
  }

  /// Nothing is requested again; later requests have the new signature.
  func testTheSameUserMayHaveANewSignature() async throws {
    let chat = ChatFixture { $0.unreadMessageCountDelay = 30 }
    let ann = ChatUser(identifier: "ann")
    let sdk = chat.client()
    let events = sdk.events
    sdk.authorize(user: ann, auth: ChatAuth(token: "t", scheme: "a", signature: "old"))
    for await case .history in events { break }
    sdk.authorize(user: ann, auth: ChatAuth(token: "t", scheme: "b", signature: "new"))
    try await chat.settle(sdk)
    try await chat.clock.sleepers(atLeast: 1)
    chat.clock.advance(by: .seconds(30))
    _ = try await chat.service.asked.first(4)
    let headers = chat.service.exchanges.map(\.headers)
    let signatures = headers.map { $0["X-Client-Token"] }
    XCTAssertEqual(signatures, ["old%3Aann", "old%3Aann", "new%3Aann", "new%3Aann"])
    XCTAssertEqual(headers.map { $0["X-Auth-Schema"] }, ["a", "a", "b", "b"])
  }

  /// X-04, and the company's settings.
  func testWithoutAConfigurationTheAppsSettingsApply() async throws {
    let chat = ChatFixture { $0.keepSocketActive = true }
    chat.service.stub("/api/chat/config", .status(500))
    let sdk = await chat.authorized()
    let errors = try await chat.listener.errors.first(1)
    XCTAssertEqual(errors, ["the service responded with status 500"])
    XCTAssertTrue(sdk.settings.keepSocketActive)
    XCTAssertEqual(sdk.settings.origin(of: \.keepSocketActive), .local)
  }

  func testTheCompanysSettingsApplyAndCanBeObserved() async throws {
    let chat = ChatFixture { $0.historyLoadingCount = 7 }
    chat.service.stub(
      "/api/chat/config",
      .json(#"{"channelConfig":{"historyLoadingCount":50,"scrollToLatest":"no"}}"#)
    )
    let sdk = chat.client()
    var updates = sdk.settingsUpdates.makeAsyncIterator()
    let first = await updates.next()
    XCTAssertEqual(first?.historyLoadingCount, 7)
    sdk.authorize(user: ChatUser(identifier: "ann"))
    let second = await updates.next()
    XCTAssertEqual(second?.historyLoadingCount, 50)
    XCTAssertEqual(second?.origin(of: \.historyLoadingCount), .remote)
    XCTAssertEqual(second?.scrollToLatest, true)
    sdk.deauthorizeUser()
    // X-08: the company's settings are cleared with the user.
    let third = await updates.next()
    XCTAssertEqual(third?.origin(of: \.historyLoadingCount), .local)
  }

  func testCallsWithoutAUserThrow() async {
    let sdk = ChatFixture().client()
    XCTAssertThrowsError(try sdk.getChat()) {
      XCTAssertEqual($0 as? ChatCenterUIError, .userNotAuthorized)
    }
    XCTAssertThrowsError(try sdk.logout())
    XCTAssertThrowsError(try sdk.getUnreadMessagesCount { _ in })
    XCTAssertThrowsError(try sdk.send(message: .text("a"))) {
      XCTAssertEqual($0 as? ChatCenterUISendMessageError, .userNotAuthorized)
    }
    XCTAssertThrowsError(try sdk.handleNotification(userInfo: [:])) {
      XCTAssertEqual($0 as? ChatCenterUIError, .chatNotOpened)
    }
  }

  func testDisabledCertificateVerificationIsRefused() async throws {
    let chat = ChatFixture { config in
      config.networkConfig.sslPinning.allowUntrustedSSLCertificate = true
    }
    let sdk = chat.client()
    sdk.authorize(user: ChatUser(identifier: "ann"))
    let errors = try await chat.listener.errors.first(2)
    XCTAssertEqual(errors.count, 2)
    XCTAssert(
      errors.allSatisfy { $0.hasPrefix("allowUntrustedSSLCertificate is not supported") },
      "\(errors)"
    )
    XCTAssertEqual(chat.service.asked.all, [])
  }
}
