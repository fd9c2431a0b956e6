// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class GlobalHereNowContractTests: XCTestCase {
  func testGlobalHereNow() async {
    await checkContract {
      try await contract.verify(
        "globalHereNow",
        GlobalHereNow.self,
        [
          ContractCase("occupancy.har", 14, status: 200, schema: "globalHereNow.200") {
            try await $0.globalHereNow(
              subscribeKey: "demo",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("occupancy.har", 15, status: 200, schema: "globalHereNow.200") {
            try await $0.globalHereNow(
              subscribeKey: "demo",
              disableUuids: 1,
              limit: 10,
              offset: 20,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "occupancy.har",
            16,
            status: 200,
            schema: "globalHereNow.200",
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
          ) {
            try await $0.globalHereNow(
              subscribeKey: "demo",
              channelGroups: ["rooms"],
              state: 1,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
          ContractCase("occupancy.har", 17, status: 400, schema: "globalHereNow.400") {
            try await $0.globalHereNow(
              subscribeKey: "wrong",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("occupancy.har", 18, status: 403, schema: "globalHereNow.403") {
            try await $0.globalHereNow(
              subscribeKey: "demo",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("occupancy.har", 19, status: 404, schema: "globalHereNow.404") {
            try await $0.globalHereNow(
              subscribeKey: "demo",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("occupancy.har", 20, status: 429, schema: "globalHereNow.429") {
            try await $0.globalHereNow(
              subscribeKey: "demo",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("occupancy.har", 21, status: 500, schema: "globalHereNow.500") {
            try await $0.globalHereNow(
              subscribeKey: "demo",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("occupancy.har", 22, status: 503, schema: "globalHereNow.503") {
            try await $0.globalHereNow(
              subscribeKey: "demo",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 26, status: 200, schema: "globalHereNow.200") {
            try await $0.globalHereNow(
              subscribeKey: "demo",
              limit: 1000,
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 11, status: 200, schema: "globalHereNow.200") {
            try await $0.globalHereNow(subscribeKey: "demo", uuid: "web")
          },
          ContractCase(
            "occupancy.har",
            14,
            status: 200,
            schema: "globalHereNow.200",
            adding: [.query("channel-group", "sample1,sample2")]
          ) {
            try await $0.globalHereNow(
              subscribeKey: "demo",
              channelGroups: ["sample1", "sample2"],
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
        case .failure(.tooManyRequests(let response)):
          .json(429, response.body, headers: ["Retry-After": response.retryAfter])
        case .failure(.internalServerError(let body)): .json(500, body)
        case .failure(.serviceUnavailable(let body)): .json(503, body)
        }
      }
    }
  }
}

final class WhereNowContractTests: XCTestCase {
  func testWhereNow() async {
    await checkContract {
      try await contract.verify(
        "whereNow",
        WhereNow.self,
        [
          ContractCase("occupancy.har", 23, status: 200, schema: "whereNow.200") {
            try await $0.whereNow(
              subscribeKey: "demo",
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "occupancy.har",
            24,
            status: 200,
            schema: "whereNow.200",
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
          ) {
            try await $0.whereNow(
              subscribeKey: "demo",
              userId: "jürgen/1 ü@example.com",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
          ContractCase("occupancy.har", 25, status: 400, schema: "whereNow.400") {
            try await $0.whereNow(
              subscribeKey: "wrong",
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("occupancy.har", 26, status: 403, schema: "whereNow.403") {
            try await $0.whereNow(
              subscribeKey: "demo",
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("occupancy.har", 27, status: 404, schema: "whereNow.404") {
            try await $0.whereNow(
              subscribeKey: "demo",
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("occupancy.har", 28, status: 429, schema: "whereNow.429") {
            try await $0.whereNow(
              subscribeKey: "demo",
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("occupancy.har", 29, status: 500, schema: "whereNow.500") {
            try await $0.whereNow(
              subscribeKey: "demo",
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("occupancy.har", 30, status: 503, schema: "whereNow.503") {
            try await $0.whereNow(
              subscribeKey: "demo",
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 27, status: 200, schema: "whereNow.200") {
            try await $0.whereNow(
              subscribeKey: "demo",
              userId: "ben",
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 12, status: 200, schema: "whereNow.200") {
            try await $0.whereNow(subscribeKey: "demo", userId: "web", uuid: "web")
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        case .failure(.badRequest(let body)): .json(400, body)
        case .failure(.forbidden(let body)): .json(403, body)
        case .failure(.notFound(let body)): .json(404, body)
        case .failure(.tooManyRequests(let response)):
          .json(429, response.body, headers: ["Retry-After": response.retryAfter])
        case .failure(.internalServerError(let body)): .json(500, body)
        case .failure(.serviceUnavailable(let body)): .json(503, body)
        }
      }
    }
  }
}
