// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class AddMessageActionContractTests: XCTestCase {
  func testAddMessageAction() async {
    await checkContract {
      try await contract.verify(
        "addMessageAction",
        AddMessageAction.self,
        [
          ContractCase("message-actions.har", 0, status: 200, schema: "addMessageAction.200") {
            try await $0.addMessageAction(
              subscribeKey: "demo",
              channel: "my_channel",
              messageTimetoken: "15610547826969050",
              body: NewMessageAction(type: "reaction", value: "smiley_face"),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "message-actions.har",
            1,
            status: 200,
            schema: "addMessageAction.200",
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
          ) {
            try await $0.addMessageAction(
              subscribeKey: "demo",
              channel: "a/b c+d",
              messageTimetoken: "15610547826969050",
              body: NewMessageAction(type: "réaction", value: "👍"),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
          ContractCase("message-actions.har", 2, status: 207, schema: "addMessageAction.207") {
            try await $0.addMessageAction(
              subscribeKey: "demo",
              channel: "my_channel",
              messageTimetoken: "15610547826969050",
              body: NewMessageAction(type: "reaction", value: "smiley_face"),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("message-actions.har", 3, status: 400, schema: "addMessageAction.400") {
            try await $0.addMessageAction(
              subscribeKey: "demo",
              channel: "my_channel",
              messageTimetoken: "15610547826969050",
              body: NewMessageAction(type: "reaction", value: ""),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("message-actions.har", 4, status: 400, schema: "addMessageAction.400") {
            try await $0.addMessageAction(
              subscribeKey: "wrong",
              channel: "my_channel",
              messageTimetoken: "15610547826969050",
              body: NewMessageAction(type: "reaction", value: "smiley_face"),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("message-actions.har", 5, status: 409, schema: "addMessageAction.409") {
            try await $0.addMessageAction(
              subscribeKey: "demo",
              channel: "my_channel",
              messageTimetoken: "15610547826969050",
              body: NewMessageAction(type: "reaction", value: "smiley_face"),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "message-actions.har",
            6,
            status: 403,
            schema: "addMessageAction.403",
            connection: PubNubAPI(credentials: .init(authKey: "expired")).connection
          ) {
            try await $0.addMessageAction(
              subscribeKey: "demo",
              channel: "my_channel",
              messageTimetoken: "15610547826969050",
              body: NewMessageAction(type: "reaction", value: "smiley_face"),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("message-actions.har", 7, status: 403, schema: "addMessageAction.403") {
            try await $0.addMessageAction(
              subscribeKey: "demo",
              channel: "my_channel",
              messageTimetoken: "15610547826969050",
              body: NewMessageAction(type: "reaction", value: "smiley_face"),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("message-actions.har", 8, status: 429, schema: "addMessageAction.429") {
            try await $0.addMessageAction(
              subscribeKey: "demo",
              channel: "my_channel",
              messageTimetoken: "15610547826969050",
              body: NewMessageAction(type: "reaction", value: "smiley_face"),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("message-actions.har", 9, status: 500, schema: "addMessageAction.500") {
            try await $0.addMessageAction(
              subscribeKey: "demo",
              channel: "my_channel",
              messageTimetoken: "15610547826969050",
              body: NewMessageAction(type: "reaction", value: "smiley_face"),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("message-actions.har", 10, status: 503, schema: "addMessageAction.503") {
            try await $0.addMessageAction(
              subscribeKey: "demo",
              channel: "my_channel",
              messageTimetoken: "15610547826969050",
              body: NewMessageAction(type: "reaction", value: "smiley_face"),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 8, status: 200, schema: "addMessageAction.200") {
            try await $0.addMessageAction(
              subscribeKey: "demo",
              channel: "lobby",
              messageTimetoken: "17958609431489531",
              body: NewMessageAction(type: "reaction", value: "smile"),
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 14, status: 200, schema: "addMessageAction.200") {
            try await $0.addMessageAction(
              subscribeKey: "demo",
              channel: "lobby",
              messageTimetoken: "17958609612418621",
              body: NewMessageAction(type: "reaction", value: "smile"),
              uuid: "web"
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(.ok(let body)): .json(200, body)
        case .success(.multiStatus(let body)): .json(207, body)
        case .failure(.badRequest(let body)): .json(400, body)
        case .failure(.forbidden(let body)): .json(403, body)
        case .failure(.conflict(let body)): .json(409, body)
        case .failure(.tooManyRequests(let response)):
          .json(429, response.body, headers: ["Retry-After": response.retryAfter])
        case .failure(.internalServerError(let body)): .json(500, body)
        case .failure(.serviceUnavailable(let body)): .json(503, body)
        }
      }
    }
  }
}

final class RemoveMessageActionContractTests: XCTestCase {
  func testRemoveMessageAction() async {
    await checkContract {
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
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
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
            connection: PubNubAPI(credentials: .init(authKey: "expired")).connection
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
          ContractCase(
            "sandbox-python-sdk.har",
            13,
            status: 200,
            schema: "removeMessageAction.200"
          ) {
            try await $0.removeMessageAction(
              subscribeKey: "demo",
              channel: "lobby",
              messageTimetoken: "17958609431489531",
              actionTimetoken: "17958609434739905",
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 19, status: 200, schema: "removeMessageAction.200") {
            try await $0.removeMessageAction(
              subscribeKey: "demo",
              channel: "lobby",
              messageTimetoken: "17958609612418621",
              actionTimetoken: "17958609614957081",
              uuid: "web"
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(.ok(let body)): .json(200, body)
        case .success(.multiStatus(let body)): .json(207, body)
        case .failure(.badRequest(let body)): .json(400, body)
        case .failure(.forbidden(let body)): .json(403, body)
        case .failure(.tooManyRequests(let response)):
          .json(429, response.body, headers: ["Retry-After": response.retryAfter])
        case .failure(.internalServerError(let body)): .json(500, body)
        case .failure(.serviceUnavailable(let body)): .json(503, body)
        }
      }
    }
  }
}

final class FetchMessageActionsContractTests: XCTestCase {
  func testFetchMessageActions() async {
    await checkContract {
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
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
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
            connection: PubNubAPI(credentials: .init(authKey: "expired")).connection
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
          ContractCase(
            "sandbox-python-sdk.har",
            9,
            status: 200,
            schema: "fetchMessageActions.200"
          ) {
            try await $0.fetchMessageActions(
              subscribeKey: "demo",
              channel: "lobby",
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 15, status: 200, schema: "fetchMessageActions.200") {
            try await $0.fetchMessageActions(
              subscribeKey: "demo",
              channel: "lobby",
              limit: 10,
              uuid: "web"
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        case .failure(.badRequest(let body)): .json(400, body)
        case .failure(.forbidden(let body)): .json(403, body)
        case .failure(.tooManyRequests(let response)):
          .json(429, response.body, headers: ["Retry-After": response.retryAfter])
        case .failure(.internalServerError(let body)): .json(500, body)
        case .failure(.serviceUnavailable(let body)): .json(503, body)
        }
      }
    }
  }
}
