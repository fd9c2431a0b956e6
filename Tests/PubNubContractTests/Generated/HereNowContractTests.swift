// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class HereNowContractTests: XCTestCase {
  func testHereNow() async throws {
    try await contract.verify(
      "hereNow",
      HereNow.self,
      [
        ContractCase("occupancy.har", 0, status: 200, schema: "hereNow.200") {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["lobby"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("occupancy.har", 1, status: 200, schema: "hereNow.200") {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["lobby"],
            disableUuids: 0,
            state: 1,
            limit: 1000,
            offset: 0,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("occupancy.har", 2, status: 200, schema: "hereNow.200") {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["lobby"],
            disableUuids: 1,
            state: 0,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "occupancy.har",
          3,
          status: 200,
          schema: "hereNow.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["lobby"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("occupancy.har", 4, status: 200, schema: "hereNow.200") {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["kitchen", "x/y"],
            channelGroups: ["rooms"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("occupancy.har", 5, status: 200, schema: "hereNow.200") {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["", ""],
            channelGroups: ["rooms"],
            state: 1,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("occupancy.har", 6, status: 200, schema: "hereNow.200") {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["kitchen", "lobby"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("occupancy.har", 7, status: 400, schema: "hereNow.400") {
          try await $0.hereNow(
            subscribeKey: "wrong",
            channels: ["lobby"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("occupancy.har", 8, status: 403, schema: "hereNow.403") {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["lobby"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("occupancy.har", 9, status: 404, schema: "hereNow.404") {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["lobby"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("occupancy.har", 10, status: 429, schema: "hereNow.429") {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["lobby"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("occupancy.har", 11, status: 500, schema: "hereNow.500") {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["lobby"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("occupancy.har", 12, status: 503, schema: "hereNow.503") {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["lobby"],
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("occupancy.har", 13, status: 403, schema: "hereNow.403") {
          try await $0.hereNow(
            subscribeKey: "demo",
            channels: ["lobby"],
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
