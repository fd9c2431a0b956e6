// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherServer
import PusherSwift
import XCTest

final class ClientContractTests: XCTestCase {
  func testServers() {
    XCTAssertEqual(PusherHTTPAPI.server().string, "https://api-mt1.pusher.com")
  }

  func testCredentials() {
    XCTAssertEqual(
      PusherHTTPAPI(credentials: .init(authKey: "demo:demo")).connection.credentials,
      ["authKey": .apiKey("demo:demo", query: "auth_key")]
    )
    XCTAssertEqual(
      PusherHTTPAPI(credentials: .init(authTimestamp: "demo:demo")).connection.credentials,
      ["authTimestamp": .apiKey("demo:demo", query: "auth_timestamp")]
    )
    XCTAssertEqual(
      PusherHTTPAPI(credentials: .init(authVersion: "demo:demo")).connection.credentials,
      ["authVersion": .apiKey("demo:demo", query: "auth_version")]
    )
    XCTAssertEqual(
      PusherHTTPAPI(credentials: .init(bodyMD5: "demo:demo")).connection.credentials,
      ["bodyMD5": .apiKey("demo:demo", query: "body_md5")]
    )
    XCTAssertEqual(
      PusherHTTPAPI(credentials: .init(authSignature: "demo:demo")).connection.credentials,
      ["authSignature": .apiKey("demo:demo", query: "auth_signature")]
    )
  }

  func testConstants() {
    XCTAssertEqual(
      ChannelAttribute.knownValues.map(\.rawValue),
      ["user_count", "subscription_count", "cache"]
    )
    XCTAssertEqual(
      SubscriptionError.Event.knownValues.map(\.rawValue),
      ["pusher:subscription_error", "pusher_internal:subscription_error"]
    )
    XCTAssertEqual(WatchlistChange.Name.knownValues.map(\.rawValue), ["online", "offline"])
  }
}
