// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class RemoveMessageActionContractTests: XCTestCase {
  func testRemoveMessageAction() async throws {
    try await contract.verify(
      "removeMessageAction",
      RemoveMessageAction.self,
      [
        ContractCase("message-actions.har", 11, status: 200, schema: "removeMessageAction.200") {
          try await $0.removeMessageAction(
            subscribeKey: "demo",
            channel: "my_channel",
            messageTimetoken: "15610547826969050",
            actionTimetoken: "15610547826970050",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "message-actions.har",
          12,
          status: 200,
          schema: "removeMessageAction.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.removeMessageAction(
            subscribeKey: "demo",
            channel: "a/b c+d",
            messageTimetoken: "15610547826969050",
            actionTimetoken: "15610547826970050",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("message-actions.har", 13, status: 207, schema: "removeMessageAction.207") {
          try await $0.removeMessageAction(
            subscribeKey: "demo",
            channel: "my_channel",
            messageTimetoken: "15610547826969050",
            actionTimetoken: "15610547826970050",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-actions.har", 14, status: 400, schema: "removeMessageAction.400") {
          try await $0.removeMessageAction(
            subscribeKey: "demo",
            channel: "my_channel",
            messageTimetoken: "15610547826969050",
            actionTimetoken: "15610547826970050",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-actions.har", 15, status: 400, schema: "removeMessageAction.400") {
          try await $0.removeMessageAction(
            subscribeKey: "demo",
            channel: "my_channel",
            messageTimetoken: "15610547826969050",
            actionTimetoken: "15610547826970050",
            uuid: "user-2",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "message-actions.har",
          16,
          status: 403,
          schema: "removeMessageAction.403",
          credentials: ["authKey": .apiKey("expired", query: "auth")]
        ) {
          try await $0.removeMessageAction(
            subscribeKey: "demo",
            channel: "my_channel",
            messageTimetoken: "15610547826969050",
            actionTimetoken: "15610547826970050",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-actions.har", 17, status: 403, schema: "removeMessageAction.403") {
          try await $0.removeMessageAction(
            subscribeKey: "demo",
            channel: "my_channel",
            messageTimetoken: "15610547826969050",
            actionTimetoken: "15610547826970050",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-actions.har", 18, status: 429, schema: "removeMessageAction.429") {
          try await $0.removeMessageAction(
            subscribeKey: "demo",
            channel: "my_channel",
            messageTimetoken: "15610547826969050",
            actionTimetoken: "15610547826970050",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-actions.har", 19, status: 500, schema: "removeMessageAction.500") {
          try await $0.removeMessageAction(
            subscribeKey: "demo",
            channel: "my_channel",
            messageTimetoken: "15610547826969050",
            actionTimetoken: "15610547826970050",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("message-actions.har", 20, status: 503, schema: "removeMessageAction.503") {
          try await $0.removeMessageAction(
            subscribeKey: "demo",
            channel: "my_channel",
            messageTimetoken: "15610547826969050",
            actionTimetoken: "15610547826970050",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
      ]
    ) { outcome in
      switch outcome {
      case .success(.ok(let body)): .json(200, body)
      case .success(.multiStatus(let body)): .json(207, body)
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
