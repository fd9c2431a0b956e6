import BinderyRuntime
import BinderyTesting
import Sandbox
import TestSupport
import XCTest

@testable import PubNubSDK

/// Publish, fire and signal.
final class PublishTests: TimedTestCase {
  func testEveryQueryParameterIsSentOnce() async throws {
    let server = try server()
    defer { server.stop() }
    let pubnub = PubNub(to: server) { configuration in
      configuration.authKey = "key"
      configuration.authToken = "to+ken"
      configuration.useRequestId = true
      configuration.useInstanceId = true
      configuration.consumerIdentifiers = ["b": "Two & é+", "a": "One"]
    }
    try await pubnub.publish(channel: "c", message: 1, meta: ["lang": "en us+"])
    let request = try XCTUnwrap(server.requests.first)
    let query = request.query
    XCTAssertEqual(query["uuid"], "user")
    XCTAssertEqual(query["auth"], "to+ken")
    XCTAssertEqual(query["pnsdk"]?.hasSuffix(" One Two & é+"), true)
    XCTAssertEqual(query["instanceid"], pubnub.instanceID.uuidString)
    XCTAssertNotNil(query["requestid"].flatMap { UUID(uuidString: $0) })
    XCTAssertTrue(
      request.target.contains(
        "&uuid=user&pnsdk=Bindery-PubNub-Swift%2F1.0%20One%20Two%20%26%20%C3"
      ),
      request.target
    )
    XCTAssertTrue(
      request.target.contains("en%20us%2B"),
      "an unescaped plus sign would be a space"
    )
  }

  func testAMessageIsSentWithItsOptions() async throws {
    let server = try server()
    defer { server.stop() }
    let timetoken = try await PubNub(to: server).publish(
      channel: "ch one/2",
      message: ["t": "héllo / ? + & = # % \"q\""],
      customMessageType: "greeting",
      shouldStore: true,
      storeTTL: 10,
      meta: ["lang": "en us+"]
    )
    XCTAssertEqual(timetoken, 15_644_265_196_692_560)
    let request = try XCTUnwrap(server.requests.first)
    let parts = request.path.components(separatedBy: "/")
    XCTAssertEqual(parts.dropLast(), ["", "publish", "pub", "sub", "0", "ch%20one%2F2", "0"])
    XCTAssertEqual(parts.last?.removingPercentEncoding, #"{"t":"héllo / ? + & = # % \"q\""}"#)
    let query = request.query
    XCTAssertEqual(query["meta"], #"{"lang":"en us+"}"#)
    XCTAssertEqual(query["store"], "1")
    XCTAssertEqual(query["ttl"], "10")
    XCTAssertEqual(query["custom_message_type"], "greeting")
    XCTAssertNil(query["norep"])
  }

  func testValuesAreWrittenExactly() async throws {
    let server = try server()
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let messages: [any JSONCodable] = [
      "a \"quoted\" word", Int64.max, UInt64.max, true, Optional<String>.none, [1, 2], 0.1,
      AnyJSON(["a", 1, ["b": NSNull()]] as [Any]),
    ]
    for message in messages { _ = try await pubnub.publish(channel: "c", message: message) }
    let sent = server.requests.map { $0.path.split(separator: "/").last?.removingPercentEncoding }
    XCTAssertEqual(
      sent,
      [
        #""a \"quoted\" word""#, "9223372036854775807", "18446744073709551615", "true", "null",
        "[1,2]", "0.1", #"["a",1,{"b":null}]"#,
      ]
    )
  }

  func testFireReachesNoSubscriberAndNoHistory() async throws {
    let server = try server()
    defer { server.stop() }
    try await PubNub(to: server).fire(channel: "c", message: [1, 2], meta: "m")
    let query = try XCTUnwrap(server.requests.first).query
    XCTAssertEqual(query["store"], "0")
    XCTAssertEqual(query["norep"], "true")
    XCTAssertEqual(query["meta"], #""m""#)
    XCTAssertNil(query["ttl"])
  }

  /// The quotes count, and the limit is in bytes, not characters.
  func testASignalHasAtMost64Bytes() async throws {
    let server = try server()
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    for longest in [String(repeating: "a", count: 62), String(repeating: "é", count: 31)] {
      try await pubnub.signal(channel: "c", message: longest)
      await assertThrows(.messageTooLong) {
        try await pubnub.signal(channel: "c", message: longest + "a")
      }
    }
    XCTAssertEqual(server.requests.count, 2)
    XCTAssertTrue(server.requests.allSatisfy { $0.path.hasPrefix("/signal/pub/sub/0/c/0/") })
  }

  func testALowerLimitOfAKeyIsEnforcedByTheService() async throws {
    var settings = SandboxSettings()
    settings.signalBytes = 30
    let server = try PubNubServer(PubNubSandbox(settings))
    defer { server.stop() }
    let pubnub = client("user", of: server)
    try await pubnub.signal(channel: "c", message: String(repeating: "a", count: 28))
    await assertThrows(.messageTooLong) {
      try await pubnub.signal(channel: "c", message: String(repeating: "a", count: 29))
    }
  }

  func testTheConfigurationSetsTheLimits() async throws {
    let server = try server()
    defer { server.stop() }
    let pubnub = PubNub(to: server) {
      $0.maximumSignalSize = 100
      $0.maximumMessageSize = 10
    }
    try await pubnub.signal(channel: "c", message: String(repeating: "a", count: 98))
    await assertThrows(.messageTooLong) {
      try await pubnub.signal(channel: "c", message: String(repeating: "a", count: 99))
    }
    try await pubnub.publish(channel: "c", message: "aaa")
    await assertThrows(.messageTooLong) {
      try await pubnub.publish(channel: "c", message: "aaaa")
    }
    XCTAssertEqual(server.requests.count, 2)
  }

  func testALongMessageIsRefusedBeforeItIsSent() async throws {
    let server = try server()
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    // The two quotes take six bytes when escaped; the channel counts, too.
    let most = String(repeating: "a", count: 32_768 - 6 - 1)
    try await pubnub.publish(channel: "c", message: most)
    await assertThrows(.messageTooLong) {
      try await pubnub.publish(channel: "c", message: most + "a")
    }
    await assertThrows(.messageTooLong) {
      try await pubnub.publish(channel: "c", message: String(repeating: "é", count: 6_000))
    }
    // Each letter takes six bytes.
    let letters = String(repeating: "é", count: 5_460)
    try await pubnub.publish(channel: "c", message: letters)
    await assertThrows(.messageTooLong) {
      try await pubnub.publish(channel: "c", message: letters + "é")
    }
    try await pubnub.publish(channel: "c", message: most + "aaaa", shouldCompress: true)
    XCTAssertEqual(server.requests.count, 3)
  }

  func testACompressedMessageIsGzip() async throws {
    let server = try server()
    defer { server.stop() }
    let text = String(repeating: "compress me ", count: 500)
    try await PubNub(to: server).publish(channel: "c", message: text, shouldCompress: true)
    let request = try XCTUnwrap(server.requests.first)
    XCTAssertEqual(request.method, .post)
    XCTAssertEqual(request.path, "/publish/pub/sub/0/c/0")
    XCTAssertEqual(request.headers["Content-Encoding"], "gzip")
    XCTAssertEqual(request.headers["Content-Type"], "application/json")
    XCTAssertEqual(Array(request.body.prefix(3)), [0x1F, 0x8B, 8], "RFC 1952")
    XCTAssertLessThan(request.body.count, 200)
    // The client's own transport decompresses responses.
    let echo = try LoopbackServer { _ in
      .response(200, headers: ["Content-Encoding": "gzip"], body: request.body)
    }
    defer { echo.stop() }
    let answer = try await HTTPSession().transport.perform(HTTPExchange(url: echo.url))
    XCTAssertEqual(String(decoding: answer.body, as: UTF8.self), "\"\(text)\"")
  }

  func testMissingKeysFailBeforeAnythingIsSent() async throws {
    let server = try server()
    defer { server.stop() }
    for (publish, subscribe, user, reason) in [
      (nil, "s", "u", PubNubError.Reason.missingPublishKey),
      ("", "s", "u", .missingPublishKey), ("p", "", "u", .missingSubscribeKey),
      (nil, "", "u", .missingPublishAndSubscribeKey), ("p", "s", "", .missingUserId),
    ] as [(String?, String, String, PubNubError.Reason)] {
      let pubnub = PubNub(to: server) { configuration in
        configuration.publishKey = publish
        configuration.subscribeKey = subscribe
        configuration.userId = user
      }
      await assertThrows(reason) { try await pubnub.publish(channel: "c", message: 1) }
    }
    await assertThrows(.jsonDataEncodingFailure) {
      try await PubNub(to: server).publish(channel: "c", message: Double.nan)
    }
    XCTAssertEqual(server.requests.count, 0)
  }

  func testACompletionIsCalledOnItsQueue() async throws {
    let server = try server()
    defer { server.stop() }
    let queue = DispatchQueue(label: "completions")
    let (label, result) = await withCheckedContinuation { continuation in
      PubNub(to: server).publish(
        channel: "c",
        message: "hi",
        custom: .init(responseQueue: queue)
      ) { continuation.resume(returning: (DispatchQueue.currentLabel, $0)) }
    }
    XCTAssertEqual(label, "completions")
    XCTAssertEqual(try result.get(), 15_644_265_196_692_560)
  }

  private func server() throws -> LoopbackServer {
    try LoopbackServer { _ in .json(#"[1,"Sent","15644265196692560"]"#) }
  }
}
