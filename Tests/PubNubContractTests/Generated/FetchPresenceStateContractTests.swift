// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class FetchPresenceStateContractTests: XCTestCase {
  func testFetchPresenceState() async throws {
    try await contract.verify(
      "fetchPresenceState",
      FetchPresenceState.self,
      [
        ContractCase("presence-state.har", 11, status: 200, schema: "fetchPresenceState.200") {
          try await $0.fetchPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 12, status: 200, schema: "fetchPresenceState.200") {
          try await $0.fetchPresenceState(
            subscribeKey: "demo",
            channels: ["kitchen", "lobby"],
            userId: "user-1",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 13, status: 200, schema: "fetchPresenceState.200") {
          try await $0.fetchPresenceState(
            subscribeKey: "demo",
            channels: ["", ""],
            userId: "jürgen 1",
            channelGroups: ["rooms"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 14, status: 200, schema: "fetchPresenceState.200") {
          try await $0.fetchPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "presence-state.har",
          15,
          status: 200,
          schema: "fetchPresenceState.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.fetchPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("presence-state.har", 16, status: 400, schema: "fetchPresenceState.400") {
          try await $0.fetchPresenceState(
            subscribeKey: "wrong",
            channels: ["lobby"],
            userId: "user-1",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 17, status: 403, schema: "fetchPresenceState.403") {
          try await $0.fetchPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 18, status: 404, schema: "fetchPresenceState.404") {
          try await $0.fetchPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 19, status: 429, schema: "fetchPresenceState.429") {
          try await $0.fetchPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 20, status: 500, schema: "fetchPresenceState.500") {
          try await $0.fetchPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("presence-state.har", 21, status: 503, schema: "fetchPresenceState.503") {
          try await $0.fetchPresenceState(
            subscribeKey: "demo",
            channels: ["lobby"],
            userId: "user-1",
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
