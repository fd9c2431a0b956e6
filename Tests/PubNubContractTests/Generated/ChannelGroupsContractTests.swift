// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class ManageChannelGroupContractTests: XCTestCase {
  func testManageChannelGroup() async {
    await checkContract {
      try await contract.verify(
        "manageChannelGroup",
        ManageChannelGroup.self,
        [
          ContractCase("channel-groups.har", 0, status: 200, schema: "manageChannelGroup.200") {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "channel-groups.har",
            1,
            status: 200,
            schema: "manageChannelGroup.200",
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
          ) {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "house:rooms/1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
          ContractCase("channel-groups.har", 2, status: 200, schema: "manageChannelGroup.200") {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms",
              add: ["a b", "lobby", "x/y"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "channel-groups.har",
            3,
            status: 200,
            schema: "manageChannelGroup.200",
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
          ) {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms",
              remove: ["kitchen"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
          ContractCase("channel-groups.har", 4, status: 400, schema: "manageChannelGroup.400") {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms",
              add: ["lobby"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("channel-groups.har", 5, status: 400, schema: "manageChannelGroup.400") {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms*",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("channel-groups.har", 6, status: 403, schema: "manageChannelGroup.403") {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms*",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("channel-groups.har", 7, status: 429, schema: "manageChannelGroup.429") {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms*",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("channel-groups.har", 8, status: 500, schema: "manageChannelGroup.500") {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms*",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("channel-groups.har", 9, status: 503, schema: "manageChannelGroup.503") {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms*",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "sandbox-python-sdk.har",
            15,
            status: 200,
            schema: "manageChannelGroup.200"
          ) {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms",
              add: ["lobby", "kitchen"],
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase(
            "sandbox-python-sdk.har",
            16,
            status: 200,
            schema: "manageChannelGroup.200"
          ) {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms",
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase(
            "sandbox-python-sdk.har",
            17,
            status: 200,
            schema: "manageChannelGroup.200"
          ) {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms",
              remove: ["kitchen"],
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 21, status: 200, schema: "manageChannelGroup.200") {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms",
              add: ["lobby", "kitchen"],
              uuid: "web"
            )
          },
          ContractCase("sandbox-web-page.har", 22, status: 200, schema: "manageChannelGroup.200") {
            try await $0.manageChannelGroup(subscribeKey: "demo", group: "rooms", uuid: "web")
          },
          ContractCase(
            "channel-groups.har",
            0,
            status: 200,
            schema: "manageChannelGroup.200",
            adding: [.query("remove", "sample3,sample4")]
          ) {
            try await $0.manageChannelGroup(
              subscribeKey: "demo",
              group: "rooms",
              remove: ["sample3", "sample4"],
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
        case .failure(.tooManyRequests(let response)):
          .json(429, response.body, headers: ["Retry-After": response.retryAfter])
        case .failure(.internalServerError(let body)): .json(500, body)
        case .failure(.serviceUnavailable(let body)): .json(503, body)
        }
      }
    }
  }
}

final class DeleteChannelGroupContractTests: XCTestCase {
  func testDeleteChannelGroup() async {
    await checkContract {
      try await contract.verify(
        "deleteChannelGroup",
        DeleteChannelGroup.self,
        [
          ContractCase("channel-groups.har", 10, status: 200, schema: "deleteChannelGroup.200") {
            try await $0.deleteChannelGroup(
              subscribeKey: "demo",
              group: "rooms",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "channel-groups.har",
            11,
            status: 200,
            schema: "deleteChannelGroup.200",
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
          ) {
            try await $0.deleteChannelGroup(
              subscribeKey: "demo",
              group: "house:räume",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
          ContractCase("channel-groups.har", 12, status: 400, schema: "deleteChannelGroup.400") {
            try await $0.deleteChannelGroup(
              subscribeKey: "demo",
              group: "rooms*",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("channel-groups.har", 13, status: 403, schema: "deleteChannelGroup.403") {
            try await $0.deleteChannelGroup(
              subscribeKey: "demo",
              group: "rooms*",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("channel-groups.har", 14, status: 429, schema: "deleteChannelGroup.429") {
            try await $0.deleteChannelGroup(
              subscribeKey: "demo",
              group: "rooms*",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("channel-groups.har", 15, status: 500, schema: "deleteChannelGroup.500") {
            try await $0.deleteChannelGroup(
              subscribeKey: "demo",
              group: "rooms*",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("channel-groups.har", 16, status: 503, schema: "deleteChannelGroup.503") {
            try await $0.deleteChannelGroup(
              subscribeKey: "demo",
              group: "rooms*",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "sandbox-python-sdk.har",
            29,
            status: 200,
            schema: "deleteChannelGroup.200"
          ) {
            try await $0.deleteChannelGroup(
              subscribeKey: "demo",
              group: "rooms",
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 24, status: 200, schema: "deleteChannelGroup.200") {
            try await $0.deleteChannelGroup(subscribeKey: "demo", group: "rooms", uuid: "web")
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

final class ListChannelGroupsContractTests: XCTestCase {
  func testListChannelGroups() async {
    await checkContract {
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
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
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
          ContractCase("sandbox-web-page.har", 23, status: 200, schema: "listChannelGroups.200") {
            try await $0.listChannelGroups(subscribeKey: "demo", uuid: "web")
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
