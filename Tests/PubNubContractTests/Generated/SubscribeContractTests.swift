// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class SubscribeContractTests: XCTestCase {
  func testSubscribe() async {
    await checkContract {
      try await contract.verify(
        "subscribe",
        Subscribe.self,
        [
          ContractCase("sandbox-python-sdk.har", 18, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              channelGroups: ["rooms"],
              timetoken: "0",
              uuid: "ben",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 20, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              channelGroups: ["rooms"],
              timetoken: "17958609438941484",
              region: 1,
              uuid: "ben",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 22, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              channelGroups: ["rooms"],
              timetoken: "17958609439441390",
              region: 1,
              uuid: "ben",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 4, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "0",
              heartbeat: 300,
              uuid: "web"
            )
          },
          ContractCase("sandbox-web-page.har", 6, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "17958609613031164",
              region: 1,
              uuid: "web"
            )
          },
          ContractCase("subscribe.har", 0, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 1, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["kitchen", "lobby", "lobby-pnpres"],
              channelGroups: ["rooms", "rooms-pnpres"],
              timetoken: "0",
              heartbeat: 300,
              state: recorded(#"{"kitchen": {}, "lobby": {"mood": "ok / fine", "n": 1}}"#),
              eventEngine: 1,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 2, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 3, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 4, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 5, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["", ""],
              channelGroups: ["rooms"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 6, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["a.*", "a.b.*", "café 1/2+3&4", "x:y@z!"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "py user/1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 7, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              filter: "(meta.senderID=='x y' && data.n >= 1) || meta.a LIKE \"b*\"",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "subscribe.har",
            8,
            status: 200,
            schema: "subscribe.200",
            connection: PubNubAPI(credentials: .init(authKey: "p0F2AkF0")).connection
          ) {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              onDemand: 1,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
          ContractCase("subscribe.har", 9, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 10, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 11, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby", "lobby-pnpres"],
              timetoken: "15910420200000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 12, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby", "lobby-pnpres"],
              timetoken: "15910420200000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 13, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby", "lobby-pnpres"],
              timetoken: "15910420200000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 14, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby", "lobby-pnpres"],
              timetoken: "15910420200000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 15, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby", "lobby-pnpres"],
              timetoken: "15910420200000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 16, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby", "lobby-pnpres"],
              timetoken: "15910420200000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 17, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby", "lobby-pnpres"],
              timetoken: "15910420200000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 18, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby", "lobby-pnpres"],
              timetoken: "15910420200000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 19, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["user-1"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 20, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["user-1"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 21, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 22, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 23, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 24, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["user-1"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 25, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 26, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 27, status: 200, schema: "subscribe.200") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 28, status: 400, schema: "subscribe.400") {
            try await $0.subscribe(
              subscribeKey: "wrong",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 29, status: 403, schema: "subscribe.403") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              channelGroups: ["rooms"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "subscribe.har",
            30,
            status: 403,
            schema: "subscribe.403",
            connection: PubNubAPI(credentials: .init(authKey: "expired")).connection
          ) {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 31, status: 414, schema: "subscribe.414") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: [
                "room-000",
                "room-001",
                "room-002",
                "room-003",
                "room-004",
                "room-005",
                "room-006",
                "room-007",
                "room-008",
                "room-009",
                "room-010",
                "room-011",
                "room-012",
                "room-013",
                "room-014",
                "room-015",
                "room-016",
                "room-017",
                "room-018",
                "room-019",
                "room-020",
                "room-021",
                "room-022",
                "room-023",
                "room-024",
                "room-025",
                "room-026",
                "room-027",
                "room-028",
                "room-029",
                "room-030",
                "room-031",
                "room-032",
                "room-033",
                "room-034",
                "room-035",
                "room-036",
                "room-037",
                "room-038",
                "room-039",
              ],
              timetoken: "0",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 32, status: 481, schema: "subscribe.481") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              filter: "meta.lang == ",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 33, status: 429, schema: "subscribe.429") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 34, status: 500, schema: "subscribe.500") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("subscribe.har", 35, status: 503, schema: "subscribe.503") {
            try await $0.subscribe(
              subscribeKey: "demo",
              channels: ["lobby"],
              timetoken: "15614810000000000",
              region: 2,
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
        case .failure(.uriTooLong(let body)): .json(414, body)
        case .failure(.tooManyRequests(let response)):
          .json(429, response.body, headers: ["Retry-After": response.retryAfter])
        case .failure(.status481(let body)): .json(481, body)
        case .failure(.internalServerError(let body)): .json(500, body)
        case .failure(.serviceUnavailable(let body)): .json(503, body)
        }
      }
    }
  }
}
