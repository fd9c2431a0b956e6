import BinderyRuntime
import PusherServer
import XCTest

/// The events of webhooks, with the types that different servers write.
final class WebhookEventTests: XCTestCase {
  private let app = PusherApp(key: "k", secret: "s")

  func testTheSubscriptionCountArrives() throws {
    let events = try events(
      #"{"name":"subscription_count","channel":"c","subscription_count":3}"#,
      #"{"name":"subscription_count","channel":"c","subscription_count":"4"}"#,
      #"{"name":"channel_vacated","channel":"c"}"#
    )
    XCTAssertEqual(events.map(\.subscriptionCount), [3, 4, nil])
  }

  func testNumbersMayBeTextAndTextNumbers() throws {
    let body = #"{"time_ms":"1327078148132","events":[{"name":"member_added","user_id":7}]}"#
    let webhook = try webhook(body)
    XCTAssertEqual(webhook.time, Date(timeIntervalSince1970: 1_327_078_148.132))
    XCTAssertEqual(webhook.events.map(\.userID), ["7"])
    XCTAssertNil(webhook.events.first?.channel)
  }

  func testAnEventWithoutANameArrivesAsJSON() throws {
    let events = try events(#"{"channel":"c"}"#, "7", #"{"name":7,"data":"x"}"#)
    XCTAssertEqual(events.map(\.name.rawValue), ["", "", "7"])
    XCTAssertEqual(events.map(\.data), [#"{"channel":"c"}"#, "7", "x"])
    XCTAssertEqual(events.first?.channel, "c")
  }

  private func events(_ events: String...) throws -> [PusherWebhook.Event] {
    try webhook(#"{"time_ms":1,"events":[\#(events.joined(separator: ","))]}"#).events
  }

  private func webhook(_ body: String) throws -> PusherWebhook {
    let headers = ["X-Pusher-Key": "k", "X-Pusher-Signature": try app.signature(of: body)]
    return try PusherWebhook(verifying: body.utf8, headers: headers, by: app)
  }
}
