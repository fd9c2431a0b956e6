// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class ListChannelGroupsContractTests: XCTestCase {
  func testListChannelGroups() async throws {
    try await contract.verify(
      "listChannelGroups",
      ListChannelGroups.self,
      [
        ContractCase("channel-groups.har", 17, status: 200, schema: "listChannelGroups.200") {
          try await $0.listChannelGroups(
            subscribeKey: "demo",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "channel-groups.har",
          18,
          status: 200,
          schema: "listChannelGroups.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.listChannelGroups(
            subscribeKey: "demo",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("channel-groups.har", 19, status: 400, schema: "listChannelGroups.400") {
          try await $0.listChannelGroups(
            subscribeKey: "wrong",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("channel-groups.har", 20, status: 403, schema: "listChannelGroups.403") {
          try await $0.listChannelGroups(
            subscribeKey: "demo",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("channel-groups.har", 21, status: 429, schema: "listChannelGroups.429") {
          try await $0.listChannelGroups(
            subscribeKey: "demo",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("channel-groups.har", 22, status: 500, schema: "listChannelGroups.500") {
          try await $0.listChannelGroups(
            subscribeKey: "demo",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("channel-groups.har", 23, status: 503, schema: "listChannelGroups.503") {
          try await $0.listChannelGroups(
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
      case .failure(.tooManyRequests(let answer)):
        .json(429, answer.body, headers: ["Retry-After": answer.retryAfter])
      case .failure(.internalServerError(let body)): .json(500, body)
      case .failure(.serviceUnavailable(let body)): .json(503, body)
      }
    }
  }
}
