// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class SetPresenceStateContractTests: XCTestCase {
  func testSetPresenceState() async throws {
    try await contract.verify(
      "setPresenceState",
      SetPresenceState.self,
      [
        ContractCase("presence-state.har", 0, status: 200, schema: "setPresenceState.200") {
          try await $0.setPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            state: recorded(#"{"text": "hey"}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "presence-state.har",
          1,
          status: 200,
          schema: "setPresenceState.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.setPresenceState(
            subscribeKey: "demo",
            channels: ["kitchen", "lobby"],
            userId: "sw user/1",
            state: recorded(
              "{\"age\": 48, \"mood\": \"ok & so\", \"more\": {\"deep\": [true, null]}}"
            ),
            channelGroups: ["rooms"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("presence-state.har", 2, status: 200, schema: "setPresenceState.200") {
          try await $0.setPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            state: [:],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 3, status: 200, schema: "setPresenceState.200") {
          try await $0.setPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            state: recorded(#"{"text": "hey"}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 4, status: 400, schema: "setPresenceState.400") {
          try await $0.setPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            state: [:],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 5, status: 400, schema: "setPresenceState.400") {
          try await $0.setPresenceState(
            subscribeKey: "wrong",
            channels: ["lobby"],
            userId: "user-1",
            state: recorded(#"{"text": "hey"}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 6, status: 403, schema: "setPresenceState.403") {
          try await $0.setPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            state: recorded(#"{"text": "hey"}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 7, status: 404, schema: "setPresenceState.404") {
          try await $0.setPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            state: recorded(#"{"text": "hey"}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 8, status: 429, schema: "setPresenceState.429") {
          try await $0.setPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            state: recorded(#"{"text": "hey"}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 9, status: 500, schema: "setPresenceState.500") {
          try await $0.setPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            state: recorded(#"{"text": "hey"}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 10, status: 503, schema: "setPresenceState.503") {
          try await $0.setPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            state: recorded(#"{"text": "hey"}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
      ]
    ) { outcome in
      switch outcome {
      case .success(let reply): .json(200, reply)
      case .failure(.badRequest(let body)): .json(400, body)
      case .failure(.forbidden(let body)): .json(403, body)
      case .failure(.notFound(let body)): .json(404, body)
      case .failure(.tooManyRequests(let answer)):
        .json(429, answer.body, headers: ["Retry-After": answer.retryAfter])
      case .failure(.internalServerError(let body)): .json(500, body)
      case .failure(.serviceUnavailable(let body)): .json(503, body)
      }
    }
  }
}
