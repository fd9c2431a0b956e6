// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class WhereNowContractTests: XCTestCase {
  func testWhereNow() async throws {
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
          credentials: ["authKey": .apiKey("secret", query: "auth")]
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
