// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class FetchMessageActionsContractTests: XCTestCase {
  func testFetchMessageActions() async throws {
    try await contract.verify(
      "fetchMessageActions",
      FetchMessageActions.self,
      [
        ContractCase("message-actions.har", 21, status: 200, schema: "fetchMessageActions.200") {
          try await $0.fetchMessageActions(
            subscribeKey: "demo",
            channel: "my_channel",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-actions.har", 22, status: 200, schema: "fetchMessageActions.200") {
          try await $0.fetchMessageActions(
            subscribeKey: "demo",
            channel: "my_channel",
            start: "15610547826970052",
            end: "15610547826970000",
            limit: 2,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "message-actions.har",
          23,
          status: 200,
          schema: "fetchMessageActions.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.fetchMessageActions(
            subscribeKey: "demo",
            channel: "a/b c+d",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("message-actions.har", 24, status: 400, schema: "fetchMessageActions.400") {
          try await $0.fetchMessageActions(
            subscribeKey: "wrong",
            channel: "my_channel",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "message-actions.har",
          25,
          status: 403,
          schema: "fetchMessageActions.403",
          credentials: ["authKey": .apiKey("expired", query: "auth")]
        ) {
          try await $0.fetchMessageActions(
            subscribeKey: "demo",
            channel: "my_channel",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-actions.har", 26, status: 403, schema: "fetchMessageActions.403") {
          try await $0.fetchMessageActions(
            subscribeKey: "demo",
            channel: "my_channel",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-actions.har", 27, status: 429, schema: "fetchMessageActions.429") {
          try await $0.fetchMessageActions(
            subscribeKey: "demo",
            channel: "my_channel",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-actions.har", 28, status: 500, schema: "fetchMessageActions.500") {
          try await $0.fetchMessageActions(
            subscribeKey: "demo",
            channel: "my_channel",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-actions.har", 29, status: 503, schema: "fetchMessageActions.503") {
          try await $0.fetchMessageActions(
            subscribeKey: "demo",
            channel: "my_channel",
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
