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
    XCTAssertEqual(
      ServiceMessage.knownValues.map(\.rawValue),
      [
        "Could Not Parse Request",
        "Forbidden",
        """
        Supplied authorization key does not have the permissions required to perform this operation\
        .
        """,
        "Invalid Arguments",
        "Reserved character in input parameters.",
        "Expected 32 or 100 byte hex device token",
        "Invalid Subscribe Key",
        "Invalid Subkey",
        "Invalid Key",
        "Invalid JSON",
        "Maximum channel group count exceeded.",
        "Request URI Too Long",
        "Service Unavailable",
        "The server took longer to respond than the maximum allowed processing time.",
        "Request payload contained invalid input.",
        "Requested object was not found.",
        "Object with the requested identifier already exists.",
        "Action Already Added",
        "Object already changed by another request since last retrieval.",
        "Request payload must be in JSON format.",
        """
        You have exceeded the maximum number of requests per second allowed for your subscriber key\
        .
        """,
        "Too many requests.",
        "Message Too Large",
        "Signal size too large",
        "Stored but failed to publish message action.",
        "Deleted but failed to publish removed events.",
        "Not deleting message action: wrong uuid specified",
        "No matching message actions to delete",
        "Multiplexing not enabled",
      ]
    )
  }
}
