// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class FetchHistoryContractTests: XCTestCase {
  func testFetchHistory() async throws {
    try await contract.verify(
      "fetchHistory",
      FetchHistory.self,
      [
        ContractCase("history.har", 0, status: 200, schema: "fetchHistory.200") {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["my_channel"],
            max: 25,
            includeMeta: true,
            includeMessageType: true,
            includeCustomMessageType: true,
            includeUuid: true,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 1, status: 200, schema: "fetchHistory.200") {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["a", "b/1", "c d"],
            max: 10,
            start: "20000000000000000",
            end: "1",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 2, status: 200, schema: "fetchHistory.200") {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["empty"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 3, status: 200, schema: "fetchHistory.200") {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["my_channel"],
            reverse: true,
            stringMessageToken: false,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 4, status: 200, schema: "fetchHistory.200") {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["café 1"],
            includeMessageType: false,
            includeUuid: false,
            encodeChannels: true,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "history.har",
          5,
          status: 200,
          schema: "fetchHistory.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["café 1"],
            encodeChannels: false,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("history.har", 6, status: 200, schema: "fetchHistory.200") {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["my_channel"],
            max: 1,
            end: "15653750239963666",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 7, status: 400, schema: "fetchHistory.400") {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["my_channel"],
            max: 25,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 8, status: 403, schema: "fetchHistory.403") {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["my_channel"],
            max: 25,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "history.har",
          9,
          status: 403,
          schema: "fetchHistory.403",
          credentials: ["authKey": .apiKey("expired", query: "auth")]
        ) {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["my_channel"],
            max: 25,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 10, status: 429, schema: "fetchHistory.429") {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["my_channel"],
            max: 25,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 11, status: 500, schema: "fetchHistory.500") {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["my_channel"],
            max: 25,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 12, status: 503, schema: "fetchHistory.503") {
          try await $0.fetchHistory(
            subscribeKey: "demo",
            channels: ["my_channel"],
            max: 25,
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
