import BinderyRuntime
import BinderyTesting
import Foundation
import PusherServer
import PusherSwift
import XCTest

/// Answers of an app's server, compared with vectors of the documentation and of the Python
/// library.
final class PusherAppTests: XCTestCase {
  private let app = PusherApp(key: "278d425bdf160c739803", secret: "7ad3773142a6692b25b8")
  private static let masterKey = "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY="

  func testAuthorizations() throws {
    let plain = try app.authorizeChannel("private-foobar", socketID: "1234.1234")
    XCTAssertEqual(
      plain.json,
      #"{"auth":"278d425bdf160c739803:"#
        + #"58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4"}"#
    )
    let presence = try app.authorizeChannel(
      "presence-foobar",
      socketID: "1234.1234",
      channelData: #"{"user_id":10,"user_info":{"name":"Mr. Channels"}}"#
    )
    XCTAssertEqual(
      presence.auth,
      "278d425bdf160c739803:31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80"
    )
    XCTAssertEqual(
      try JSONValue(parsing: presence.json)["channel_data"]?.string,
      #"{"user_id":10,"user_info":{"name":"Mr. Channels"}}"#
    )
    let user = try app.authenticateUser(userData: #"{"id":"12345"}"#, socketID: "1234.1234")
    XCTAssertEqual(
      user.auth,
      "278d425bdf160c739803:4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba"
    )
    XCTAssertEqual(try app.authenticateUser(User(id: "12345"), socketID: "1234.1234"), user)
  }

  func testAnEncryptedChannelHasItsSecret() throws {
    let app = try PusherApp(key: "k", secret: "s", encryptionMasterKeyBase64: Self.masterKey)
    let answer = try app.authorizeChannel("private-encrypted-test", socketID: "1.1")
    XCTAssertEqual(answer.sharedSecret, "O8072myMs5CqUQJYBzwm79ZEBbm1vuswgOfPcFoAG0A=")
    let sealed = try JSONValue(parsing: app.encrypt("hello", on: "private-encrypted-test"))
    XCTAssertNotNil(sealed["nonce"]?.string)
    XCTAssertFalse("\(sealed)".contains("hello"))
    var dumped = "\(app) \(String(reflecting: app))"
    dump(app, to: &dumped)
    XCTAssertFalse(dumped.contains(Self.masterKey) || dumped.contains("48, 49"))
  }

  func testInvalidInputIsNotSigned() {
    let member = Member(userId: .text("u"))
    let bad: [(PusherAppError, () throws -> Void)] = [
      (
        .invalidSocketID("1.1:private-a"),
        { [app] in
          _ = try app.authorizeChannel("private-b", socketID: "1.1:private-a")
        }
      ),
      (
        .invalidChannelName("lobby"),
        { [app] in
          _ = try app.authorizeChannel("lobby", socketID: "1.1")
        }
      ),
      (
        .membership(channel: "presence-a"),
        { [app] in
          _ = try app.authorizeChannel("presence-a", socketID: "1.1")
        }
      ),
      (
        .membership(channel: "private-a"),
        { [app] in
          _ = try app.authorizeChannel("private-a", socketID: "1.1", member: member)
        }
      ),
      (
        .noEncryptionMasterKey,
        { [app] in
          _ = try app.authorizeChannel("private-encrypted-a", socketID: "1.1")
        }
      ),
      (
        .invalidEncryptionMasterKey,
        {
          _ = try PusherApp(key: "", secret: "", encryptionMasterKeyBase64: "AAAA")
        }
      ),
    ]
    for (expected, work) in bad {
      XCTAssertThrowsError(try work()) { XCTAssertEqual($0 as? PusherAppError, expected) }
    }
    XCTAssertThrowsError(try app.authenticateUser(userData: "{}", socketID: "1.1"))
    XCTAssertThrowsError(try app.authenticateUser(userData: #"{"id":""}"#, socketID: "1.1"))
  }

  func testAWebhookIsVerified() throws {
    let body =
      Data(
        #"{"time_ms":1327078148132,"events":[{"name":"channel_occupied","channel":"c"},{"name":"#
          .utf8
      ) + Data(#""client_event","channel":"presence-c","event":"client-x","data":{"a":1},"#.utf8)
      + Data(#""socket_id":"1.1","user_id":"u"},{"name":"new_kind"},5]}"#.utf8)
    let text = String(decoding: body, as: UTF8.self)
    let headers = ["x-pusher-key": app.key, "X-Pusher-Signature": try app.signature(of: text)]
    let webhook = try PusherWebhook(verifying: body, headers: headers, by: app)
    XCTAssertEqual(webhook.time, Date(timeIntervalSince1970: 1_327_078_148.132))
    XCTAssertEqual(
      webhook.events.map(\.name.rawValue),
      ["channel_occupied", "client_event", "new_kind", ""]
    )
    XCTAssertEqual(webhook.events[1].data, #"{"a":1}"#)
    XCTAssertEqual(webhook.events[1].userID, "u")
    XCTAssertThrowsError(try PusherWebhook(verifying: body + [32], headers: headers, by: app)) {
      XCTAssertEqual($0 as? PusherWebhookError, .invalidSignature)
    }
    let other = PusherApp(key: "other", secret: "x")
    XCTAssertThrowsError(try PusherWebhook(verifying: body, headers: headers, by: other)) {
      XCTAssertEqual($0 as? PusherWebhookError, .otherApp)
    }
  }
}

/// Events that are triggered on encrypted channels, and the answers of servers.
final class EncryptedTriggerTests: XCTestCase {
  func testEncryptedChannelEventsAreNeverSentInPlaintext() async throws {
    let answer = HTTPResponse(status: 200, body: Array("{}".utf8))
    let stub = StubTransport(answer, answer)
    let refusing = api(SigningTransport(key: "k", secret: "s", base: stub))
    for channel in ["private-encrypted-a"] {
      do {
        _ = try await refusing.triggerEvent(appId: "1", body: event(on: [channel]))
        XCTFail("it was sent")
      } catch {
        XCTAssertTrue("\(error)".contains("master key"), "\(error)")
      }
    }
    let key = "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY="
    let app = try PusherApp(key: "k", secret: "s", encryptionMasterKeyBase64: key)
    let encrypting = api(SigningTransport(app: app, base: stub))
    do {
      _ = try await encrypting.triggerEvent(
        appId: "1",
        body: event(on: ["private-encrypted-a", "c"])
      )
      XCTFail("it was sent")
    } catch {
      XCTAssertTrue("\(error)".contains("must not"), "\(error)")
    }
    var sent = await stub.exchanges
    XCTAssertEqual(sent.count, 0)
    _ = try await encrypting.triggerEvent(appId: "1", body: event(on: ["private-encrypted-a"]))
    let batch = EventBatch(batch: [
      BatchedEvent(name: "e", data: "plain", channel: "private-encrypted-a"),
      BatchedEvent(name: "e", data: "open", channel: "c"),
    ])
    _ = try await encrypting.triggerEvents(appId: "1", body: batch)
    sent = await stub.exchanges
    let texts = try sent.map { String(decoding: try $0.body.read(), as: UTF8.self) }
    XCTAssertEqual(texts.count, 2)
    XCTAssertFalse(texts.contains { $0.contains("plain") })
    XCTAssertTrue(texts[1].contains("open"))
    XCTAssertTrue(texts.allSatisfy { $0.contains("ciphertext") })
  }

  /// slanger answers 202, and some servers answer with text.
  func testAny2xxIsSuccess() async throws {
    for (status, body) in [(202, "{}"), (202, "202 ACCEPTED\n"), (200, "ok"), (204, "")] {
      let stub = StubTransport(HTTPResponse(status: status, body: Array(body.utf8)))
      let channels = api(SigningTransport(key: "k", secret: "s", base: stub))
      _ = try await channels.triggerEvent(appId: "1", body: event(on: ["c"]))
    }
  }

  private func event(on channels: [String]) -> TriggeredEvent {
    TriggeredEvent(name: "e", data: "plain", channels: channels)
  }

  private func api(_ transport: SigningTransport) -> PusherHTTPAPI {
    PusherHTTPAPI(server: PusherHTTPAPI.server(cluster: "eu"), transport: transport)
  }
}
