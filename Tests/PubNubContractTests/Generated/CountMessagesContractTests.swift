// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class CountMessagesContractTests: XCTestCase {
  func testCountMessages() async throws {
    try await contract.verify(
      "countMessages",
      CountMessages.self,
      [
        ContractCase("message-counts.har", 0, status: 200, schema: "countMessages.200") {
          try await $0.countMessages(
            subscribeKey: "demo",
            channels: ["ch1", "ch2"],
            timetoken: "15610547826970040",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-counts.har", 1, status: 200, schema: "countMessages.200") {
          try await $0.countMessages(
            subscribeKey: "demo",
            channels: ["b", "a/1"],
            channelsTimetoken: ["15610547826970040", "15610547826970041"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "message-counts.har",
          2,
          status: 200,
          schema: "countMessages.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.countMessages(
            subscribeKey: "demo",
            channels: ["ch1"],
            channelsTimetoken: ["1"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("message-counts.har", 3, status: 400, schema: "countMessages.400") {
          try await $0.countMessages(
            subscribeKey: "demo",
            channels: ["ch1", "ch2"],
            channelsTimetoken: ["15610547826970040"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-counts.har", 4, status: 403, schema: "countMessages.403") {
          try await $0.countMessages(
            subscribeKey: "demo",
            channels: ["ch1", "ch2"],
            timetoken: "15610547826970040",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "message-counts.har",
          5,
          status: 403,
          schema: "countMessages.403",
          credentials: ["authKey": .apiKey("expired", query: "auth")]
        ) {
          try await $0.countMessages(
            subscribeKey: "demo",
            channels: ["ch1", "ch2"],
            timetoken: "15610547826970040",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-counts.har", 6, status: 429, schema: "countMessages.429") {
          try await $0.countMessages(
            subscribeKey: "demo",
            channels: ["ch1", "ch2"],
            timetoken: "15610547826970040",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-counts.har", 7, status: 500, schema: "countMessages.500") {
          try await $0.countMessages(
            subscribeKey: "demo",
            channels: ["ch1", "ch2"],
            timetoken: "15610547826970040",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-counts.har", 8, status: 503, schema: "countMessages.503") {
          try await $0.countMessages(
            subscribeKey: "demo",
            channels: ["ch1", "ch2"],
            timetoken: "15610547826970040",
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
      case .failure(.tooManyRequests(let answer)):
        .json(429, answer.body, headers: ["Retry-After": answer.retryAfter])
      case .failure(.internalServerError(let body)): .json(500, body)
      case .failure(.serviceUnavailable(let body)): .json(503, body)
      }
    }
  }
}
