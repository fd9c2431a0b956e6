// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class FetchHistoryWithActionsContractTests: XCTestCase {
  func testFetchHistoryWithActions() async throws {
    try await contract.verify(
      "fetchHistoryWithActions",
      FetchHistoryWithActions.self,
      [
        ContractCase("history.har", 13, status: 200, schema: "fetchHistoryWithActions.200") {
          try await $0.fetchHistoryWithActions(
            subscribeKey: "demo",
            channel: "my_channel",
            max: 25,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "history.har",
          14,
          status: 200,
          schema: "fetchHistoryWithActions.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.fetchHistoryWithActions(
            subscribeKey: "demo",
            channel: "a/b c",
            max: 2,
            start: "20000000000000000",
            end: "1",
            includeMeta: true,
            includeMessageType: true,
            includeCustomMessageType: true,
            includeUuid: true,
            encodeChannels: false,
            reverse: false,
            stringMessageToken: true,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("history.har", 15, status: 200, schema: "fetchHistoryWithActions.200") {
          try await $0.fetchHistoryWithActions(
            subscribeKey: "demo",
            channel: "my_channel",
            max: 25,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 16, status: 200, schema: "fetchHistoryWithActions.200") {
          try await $0.fetchHistoryWithActions(
            subscribeKey: "demo",
            channel: "empty",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 17, status: 400, schema: "fetchHistoryWithActions.400") {
          try await $0.fetchHistoryWithActions(
            subscribeKey: "demo",
            channel: "my_channel",
            max: 25,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 18, status: 403, schema: "fetchHistoryWithActions.403") {
          try await $0.fetchHistoryWithActions(
            subscribeKey: "demo",
            channel: "my_channel",
            max: 25,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "history.har",
          19,
          status: 403,
          schema: "fetchHistoryWithActions.403",
          credentials: ["authKey": .apiKey("expired", query: "auth")]
        ) {
          try await $0.fetchHistoryWithActions(
            subscribeKey: "demo",
            channel: "my_channel",
            max: 25,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 20, status: 429, schema: "fetchHistoryWithActions.429") {
          try await $0.fetchHistoryWithActions(
            subscribeKey: "demo",
            channel: "my_channel",
            max: 25,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 21, status: 500, schema: "fetchHistoryWithActions.500") {
          try await $0.fetchHistoryWithActions(
            subscribeKey: "demo",
            channel: "my_channel",
            max: 25,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("history.har", 22, status: 503, schema: "fetchHistoryWithActions.503") {
          try await $0.fetchHistoryWithActions(
            subscribeKey: "demo",
            channel: "my_channel",
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
