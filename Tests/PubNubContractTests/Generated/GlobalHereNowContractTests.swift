// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class GlobalHereNowContractTests: XCTestCase {
  func testGlobalHereNow() async throws {
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
          credentials: ["authKey": .apiKey("secret", query: "auth")]
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
