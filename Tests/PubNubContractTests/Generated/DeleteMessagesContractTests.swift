// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class DeleteMessagesContractTests: XCTestCase {
  func testDeleteMessages() async throws {
    try await contract.verify(
      "deleteMessages",
      DeleteMessages.self,
      [
        ContractCase("delete-messages.har", 0, status: 200, schema: "deleteMessages.200") {
          try await $0.deleteMessages(
            subscribeKey: "demo",
            channel: "lobby",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("delete-messages.har", 1, status: 200, schema: "deleteMessages.200") {
          try await $0.deleteMessages(
            subscribeKey: "demo",
            channel: "a/b c",
            start: "15526611838554310",
            end: "15526611838554309",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "delete-messages.har",
          2,
          status: 200,
          schema: "deleteMessages.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.deleteMessages(
            subscribeKey: "demo",
            channel: "lobby",
            start: "15526611838554310",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("delete-messages.har", 3, status: 403, schema: "deleteMessages.403") {
          try await $0.deleteMessages(
            subscribeKey: "demo",
            channel: "lobby",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("delete-messages.har", 4, status: 403, schema: "deleteMessages.403") {
          try await $0.deleteMessages(
            subscribeKey: "demo",
            channel: "lobby",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("delete-messages.har", 5, status: 429, schema: "deleteMessages.429") {
          try await $0.deleteMessages(
            subscribeKey: "demo",
            channel: "lobby",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("delete-messages.har", 6, status: 500, schema: "deleteMessages.500") {
          try await $0.deleteMessages(
            subscribeKey: "demo",
            channel: "lobby",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("delete-messages.har", 7, status: 503, schema: "deleteMessages.503") {
          try await $0.deleteMessages(
            subscribeKey: "demo",
            channel: "lobby",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
      ]
    ) { outcome in
      switch outcome {
      case .success(let reply): .json(200, reply)
      case .failure(.forbidden(let body)): .json(403, body)
      case .failure(.tooManyRequests(let answer)):
        .json(429, answer.body, headers: ["Retry-After": answer.retryAfter])
      case .failure(.internalServerError(let body)): .json(500, body)
      case .failure(.serviceUnavailable(let body)): .json(503, body)
      }
    }
  }
}
