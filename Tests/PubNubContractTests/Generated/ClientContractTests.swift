// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PubNubSDK
import XCTest

final class ClientContractTests: XCTestCase {
  func testServers() {
    XCTAssertEqual(PubNubAPI.server.string, "https://ps.pndsn.com")
  }

  func testCredentials() {
    XCTAssertEqual(
      PubNubAPI(credentials: .init(authKey: "demo:demo")).connection.credentials,
      ["authKey": .apiKey("demo:demo", query: "auth")]
    )
  }

  func testConstants() {
    XCTAssertEqual(
      PresencePayload.Action.knownValues.map(\.rawValue),
      ["join", "leave", "timeout", "state-change", "interval"]
    )
    XCTAssertEqual(ObjectChange.knownValues.map(\.rawValue), ["set", "delete"])
    XCTAssertEqual(MessageActionPayload.Event.knownValues.map(\.rawValue), ["added", "removed"])
  }
}
