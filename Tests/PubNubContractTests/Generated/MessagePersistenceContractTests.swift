// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class FetchHistoryContractTests: XCTestCase {
  func testFetchHistory() async {
    await checkContract {
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
              includeMessageType: true,
              includeUuid: true,
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
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
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
              includeMessageType: true,
              includeUuid: true,
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
            connection: PubNubAPI(credentials: .init(authKey: "expired")).connection
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
          ContractCase("sandbox-python-sdk.har", 10, status: 200, schema: "fetchHistory.200") {
            try await $0.fetchHistory(
              subscribeKey: "demo",
              channels: ["lobby"],
              max: 10,
              includeMeta: true,
              includeUuid: true,
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 16, status: 200, schema: "fetchHistory.200") {
            try await $0.fetchHistory(
              subscribeKey: "demo",
              channels: ["lobby"],
              max: 25,
              includeMessageType: true,
              includeUuid: true,
              uuid: "web"
            )
          },
          ContractCase("sandbox-web-page.har", 25, status: 403, schema: "fetchHistory.403") {
            try await $0.fetchHistory(subscribeKey: "demo", channels: ["lobby"], uuid: "web")
          },
          ContractCase("sandbox-web-page.har", 26, status: 429, schema: "fetchHistory.429") {
            try await $0.fetchHistory(subscribeKey: "demo", channels: ["lobby"], uuid: "web")
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

final class DeleteMessagesContractTests: XCTestCase {
  func testDeleteMessages() async {
    await checkContract {
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
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
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
          ContractCase("sandbox-python-sdk.har", 14, status: 200, schema: "deleteMessages.200") {
            try await $0.deleteMessages(
              subscribeKey: "demo",
              channel: "lobby",
              start: "17958609431489530",
              end: "17958609431489531",
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 20, status: 200, schema: "deleteMessages.200") {
            try await $0.deleteMessages(
              subscribeKey: "demo",
              channel: "lobby",
              start: "0",
              end: "17958609612418621",
              uuid: "web"
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
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

final class FetchHistoryWithActionsContractTests: XCTestCase {
  func testFetchHistoryWithActions() async {
    await checkContract {
      try await contract.verify(
        "fetchHistoryWithActions",
        FetchHistoryWithActions.self,
        [
          ContractCase("history.har", 13, status: 200, schema: "fetchHistoryWithActions.200") {
            try await $0.fetchHistoryWithActions(
              subscribeKey: "demo",
              channel: "my_channel",
              max: 25,
              includeMessageType: true,
              includeUuid: true,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "history.har",
            14,
            status: 200,
            schema: "fetchHistoryWithActions.200",
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
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
            connection: PubNubAPI(credentials: .init(authKey: "expired")).connection
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
          ContractCase(
            "sandbox-python-sdk.har",
            11,
            status: 200,
            schema: "fetchHistoryWithActions.200"
          ) {
            try await $0.fetchHistoryWithActions(
              subscribeKey: "demo",
              channel: "lobby",
              max: 25,
              includeMeta: false,
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase(
            "sandbox-web-page.har",
            17,
            status: 200,
            schema: "fetchHistoryWithActions.200"
          ) {
            try await $0.fetchHistoryWithActions(
              subscribeKey: "demo",
              channel: "lobby",
              max: 25,
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

final class CountMessagesContractTests: XCTestCase {
  func testCountMessages() async {
    await checkContract {
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
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
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
            connection: PubNubAPI(credentials: .init(authKey: "expired")).connection
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
          ContractCase("sandbox-python-sdk.har", 12, status: 200, schema: "countMessages.200") {
            try await $0.countMessages(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "17958609431489531",
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 18, status: 200, schema: "countMessages.200") {
            try await $0.countMessages(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "17958609612418621",
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
