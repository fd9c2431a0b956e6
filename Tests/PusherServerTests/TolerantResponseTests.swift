import BinderyRuntime
import BinderyTesting
import PusherServer
import PusherSwift
import XCTest

/// Answers of servers that write the HTTP API's values in other types than Pusher's own.
final class TolerantResponseTests: XCTestCase {
  func testNumericUserIDsAreRead() async throws {
    let users = try await api(answering: #"{"users":[{"id":7},{"id":"u2","joined":1}]}"#)
      .listUsers(appId: "1", channelName: "presence-a").users
    XCTAssertEqual(users.map(\.id.text), ["7", "u2"])
    XCTAssertEqual(users.map(\.id), [7, "u2"])
  }

  func testCountsMayBeText() async throws {
    let status = try await api(
      answering: #"{"occupied":true,"user_count":"5","subscription_count":6,"more":{}}"#
    )
    .fetchChannel(appId: "1", channelName: "presence-a")
    XCTAssertEqual(status.userCount?.value, 5)
    XCTAssertEqual(status.subscriptionCount, 6)
    let list = try await api(answering: #"{"channels":{"presence-a":{"user_count":"2"}}}"#)
      .listChannels(appId: "1").channels
    XCTAssertEqual(list["presence-a"]?.userCount?.value, 2)
    let triggered = try await api(
      answering: #"{"channels":{"presence-a":{"subscription_count":"3","user_count":2}}}"#
    )
    .triggerEvent(appId: "1", body: event).channels
    XCTAssertEqual(triggered?["presence-a"]?.subscriptionCount?.value, 3)
    let batch = try await api(answering: #"{"batch":[{"user_count":"2"},{}]}"#)
      .triggerEvents(appId: "1", body: EventBatch(batch: [])).batch
    XCTAssertEqual(batch?.map(\.userCount?.value), [2, nil])
  }

  func testAChannelNeedNotStateWhetherItIsOccupied() async throws {
    let status = try await api(answering: #"{"subscription_count":0}"#)
      .fetchChannel(appId: "1", channelName: "a")
    XCTAssertNil(status.occupied)
    XCTAssertEqual(status.subscriptionCount?.value, 0)
  }

  func testACachedEventMayBeAnyJSON() async throws {
    for (data, text) in [(#"{"n":1}"#, #"{"n":1}"#), (#""{\"n\":1}""#, #"{"n":1}"#)] {
      let status = try await api(
        answering: #"{"occupied":true,"cache":{"data":\#(data),"ttl":"1800"}}"#
      )
      .fetchChannel(appId: "1", channelName: "cache-a", info: [.cache])
      guard case .value(let cache)? = status.cache else { return XCTFail("no cache: \(status)") }
      XCTAssertEqual(cache.data.map { $0.string ?? $0.description }, text)
      XCTAssertEqual(cache.ttl?.value, 1800)
    }
  }

  /// PHP writes an object without members as an empty array, and Go an empty array as null.
  func testAnEmptyArrayIsAnObjectWithoutMembers() async throws {
    for body in [#"{"channels":[]}"#, #"{"channels":{}}"#, #"{"channels":null}"#] {
      let list = try await api(answering: body).listChannels(appId: "1")
      XCTAssertEqual(list.channels, [:])
      let triggered = try await api(answering: body).triggerEvent(appId: "1", body: event)
      XCTAssertEqual(triggered.channels, [:])
    }
    let list = try await api(answering: #"{"channels":{"a":[],"b":{"user_count":1}}}"#)
      .listChannels(appId: "1")
    XCTAssertEqual(list.channels["a"], ChannelAttributes())
    XCTAssertEqual(list.channels["b"]?.userCount, 1)
    let batch = try await api(answering: #"{"batch":[[],{"user_count":1}]}"#)
      .triggerEvents(appId: "1", body: EventBatch(batch: []))
    XCTAssertEqual(batch.batch, [ChannelAttributes(), ChannelAttributes(userCount: 1)])
    for body in [#"{"users":[]}"#, #"{"users":null}"#] {
      let users = try await api(answering: body).listUsers(appId: "1", channelName: "presence-a")
      XCTAssertEqual(users.users, [])
    }
  }

  /// The events were sent: an error would make the caller send them again.
  func testNoAnswerToATriggerIsAnError() async throws {
    for body in [
      #"{"channels":"none"}"#, #"{"channels":{"presence-a":1,"b":{"user_count":2}}}"#,
      #"{"batch":{}}"#, #"{"batch":[7,{"user_count":2}]}"#, "null", "[]", "<html/>", "",
    ] {
      let channels = try await api(answering: body).triggerEvent(appId: "1", body: event).channels
      let batch = try await api(answering: body)
        .triggerEvents(appId: "1", body: EventBatch(batch: [])).batch
      _ = try await api(answering: body)
        .terminateConnections(appId: "1", userId: "u", body: Nothing())
      if body.contains("user_count") {
        let count = channels?["b"]?.userCount ?? batch?[1].userCount
        XCTAssertEqual(count, 2, body)
      }
    }
  }

  func testABooleanMayBeANumberOrText() async throws {
    for (text, occupied) in [
      ("1", true), ("0", false), ("\"true\"", true), ("\"false\"", false), ("true", true),
    ] {
      let status = try await api(answering: "{\"occupied\":\(text)}")
        .fetchChannel(appId: "1", channelName: "a")
      XCTAssertEqual(status.occupied, occupied, text)
    }
  }

  /// Responses that aren't answers of the API are unchanged.
  func testOtherAnswersRemainErrors() async {
    for body in [#"{"channels":"none"}"#, #"{"channels":[1]}"#, "{}", "[]", ""] {
      do {
        _ = try await api(answering: body).listChannels(appId: "1")
        XCTFail("read \(body)")
      } catch .undecodable {
        continue
      } catch {
        XCTFail("\(error)")
      }
    }
  }

  func testOtherValuesAreNotNumbers() {
    XCTAssertNil(WholeNumber.text("many").value)
    XCTAssertNil(WholeNumber.unknown([:]).value)
    XCTAssertEqual(UserID.unknown(true).text, "true")
    XCTAssertNil(UserID.unknown(.null).text)
  }

  private let event = TriggeredEvent(name: "e", data: "d", channels: ["presence-a"])

  private func api(answering body: String) -> PusherHTTPAPI {
    let stub = StubTransport(HTTPResponse(status: 200, body: Array(body.utf8)))
    return PusherHTTPAPI(
      server: PusherHTTPAPI.server(cluster: "eu"),
      transport: SigningTransport(key: "k", secret: "s", base: stub)
    )
  }
}
