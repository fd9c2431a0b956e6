// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class SendHeartbeatContractTests: XCTestCase {
  func testSendHeartbeat() async throws {
    try await contract.verify(
      "sendHeartbeat",
      SendHeartbeat.self,
      [
        ContractCase("heartbeat.har", 0, status: 200, schema: "sendHeartbeat.200") {
          try await $0.sendHeartbeat(
            subscribeKey: "demo",
            channels: ["lobby"],
            heartbeat: 300,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "heartbeat.har",
          1,
          status: 200,
          schema: "sendHeartbeat.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.sendHeartbeat(
            subscribeKey: "demo",
            channels: ["a b", "kitchen", "x/y"],
            channelGroups: ["ns:rooms", "rooms"],
            heartbeat: 20,
            state: recorded(#"{"a b": {}, "kitchen": {"mood": "ok", "n": [1, 2]}}"#),
            eventEngine: 1,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("heartbeat.har", 2, status: 200, schema: "sendHeartbeat.200") {
          try await $0.sendHeartbeat(
            subscribeKey: "demo",
            channels: ["", ""],
            channelGroups: ["rooms"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("heartbeat.har", 3, status: 400, schema: "sendHeartbeat.400") {
          try await $0.sendHeartbeat(
            subscribeKey: "wrong",
            channels: ["lobby"],
            heartbeat: 300,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("heartbeat.har", 4, status: 403, schema: "sendHeartbeat.403") {
          try await $0.sendHeartbeat(
            subscribeKey: "demo",
            channels: ["lobby"],
            heartbeat: 300,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("heartbeat.har", 5, status: 404, schema: "sendHeartbeat.404") {
          try await $0.sendHeartbeat(
            subscribeKey: "demo",
            channels: ["lobby"],
            heartbeat: 300,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("heartbeat.har", 6, status: 429, schema: "sendHeartbeat.429") {
          try await $0.sendHeartbeat(
            subscribeKey: "demo",
            channels: ["lobby"],
            heartbeat: 300,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("heartbeat.har", 7, status: 500, schema: "sendHeartbeat.500") {
          try await $0.sendHeartbeat(
            subscribeKey: "demo",
            channels: ["lobby"],
            heartbeat: 300,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("heartbeat.har", 8, status: 503, schema: "sendHeartbeat.503") {
          try await $0.sendHeartbeat(
            subscribeKey: "demo",
            channels: ["lobby"],
            heartbeat: 300,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("heartbeat.har", 9, status: 400, schema: "sendHeartbeat.400") {
          try await $0.sendHeartbeat(
            subscribeKey: "demo",
            channels: ["lobby"],
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
