// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class SendHeartbeatContractTests: XCTestCase {
  func testSendHeartbeat() async {
    await checkContract {
      try await contract.verify(
        "sendHeartbeat",
        SendHeartbeat.self,
        [
          ContractCase("heartbeat.har", 0, status: 200, schema: "sendHeartbeat.200") {
            try await $0.sendHeartbeat(
              subscribeKey: "demo",
              channels: ["lobby"],
              heartbeat: 300,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "heartbeat.har",
            1,
            status: 200,
            schema: "sendHeartbeat.200",
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
          ) {
            try await $0.sendHeartbeat(
              subscribeKey: "demo",
              channels: ["a b", "kitchen", "x/y"],
              channelGroups: ["ns:rooms", "rooms"],
              heartbeat: 20,
              state: recorded(#"{"a b": {}, "kitchen": {"mood": "ok", "n": [1, 2]}}"#),
              eventEngine: 1,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
          ContractCase("heartbeat.har", 2, status: 200, schema: "sendHeartbeat.200") {
            try await $0.sendHeartbeat(
              subscribeKey: "demo",
              channels: ["", ""],
              channelGroups: ["rooms"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 3, status: 400, schema: "sendHeartbeat.400") {
            try await $0.sendHeartbeat(
              subscribeKey: "wrong",
              channels: ["lobby"],
              heartbeat: 300,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 4, status: 403, schema: "sendHeartbeat.403") {
            try await $0.sendHeartbeat(
              subscribeKey: "demo",
              channels: ["lobby"],
              heartbeat: 300,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 5, status: 404, schema: "sendHeartbeat.404") {
            try await $0.sendHeartbeat(
              subscribeKey: "demo",
              channels: ["lobby"],
              heartbeat: 300,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 6, status: 429, schema: "sendHeartbeat.429") {
            try await $0.sendHeartbeat(
              subscribeKey: "demo",
              channels: ["lobby"],
              heartbeat: 300,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 7, status: 500, schema: "sendHeartbeat.500") {
            try await $0.sendHeartbeat(
              subscribeKey: "demo",
              channels: ["lobby"],
              heartbeat: 300,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 8, status: 503, schema: "sendHeartbeat.503") {
            try await $0.sendHeartbeat(
              subscribeKey: "demo",
              channels: ["lobby"],
              heartbeat: 300,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 9, status: 400, schema: "sendHeartbeat.400") {
            try await $0.sendHeartbeat(
              subscribeKey: "demo",
              channels: ["lobby"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("sandbox-web-page.har", 7, status: 200, schema: "sendHeartbeat.200") {
            try await $0.sendHeartbeat(
              subscribeKey: "demo",
              channels: ["lobby"],
              heartbeat: 300,
              uuid: "web"
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

final class LeaveChannelsContractTests: XCTestCase {
  func testLeaveChannels() async {
    await checkContract {
      try await contract.verify(
        "leaveChannels",
        LeaveChannels.self,
        [
          ContractCase("heartbeat.har", 10, status: 200, schema: "leaveChannels.200") {
            try await $0.leaveChannels(
              subscribeKey: "demo",
              channels: ["lobby"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 11, status: 200, schema: "leaveChannels.200") {
            try await $0.leaveChannels(
              subscribeKey: "demo",
              channels: ["a.*", "kitchen", "x/y"],
              channelGroups: ["rooms"],
              eventEngine: 1,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "heartbeat.har",
            12,
            status: 200,
            schema: "leaveChannels.200",
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
          ) {
            try await $0.leaveChannels(
              subscribeKey: "demo",
              channels: ["", ""],
              channelGroups: ["rooms"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
          ContractCase("heartbeat.har", 13, status: 400, schema: "leaveChannels.400") {
            try await $0.leaveChannels(
              subscribeKey: "wrong",
              channels: ["lobby"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 14, status: 403, schema: "leaveChannels.403") {
            try await $0.leaveChannels(
              subscribeKey: "demo",
              channels: ["lobby"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 15, status: 404, schema: "leaveChannels.404") {
            try await $0.leaveChannels(
              subscribeKey: "demo",
              channels: ["lobby"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 16, status: 429, schema: "leaveChannels.429") {
            try await $0.leaveChannels(
              subscribeKey: "demo",
              channels: ["lobby"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 17, status: 500, schema: "leaveChannels.500") {
            try await $0.leaveChannels(
              subscribeKey: "demo",
              channels: ["lobby"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("heartbeat.har", 18, status: 503, schema: "leaveChannels.503") {
            try await $0.leaveChannels(
              subscribeKey: "demo",
              channels: ["lobby"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 28, status: 200, schema: "leaveChannels.200") {
            try await $0.leaveChannels(
              subscribeKey: "demo",
              channels: ["lobby"],
              channelGroups: ["rooms"],
              uuid: "ben",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 13, status: 200, schema: "leaveChannels.200") {
            try await $0.leaveChannels(subscribeKey: "demo", channels: ["lobby"], uuid: "web")
          },
          ContractCase(
            "heartbeat.har",
            10,
            status: 200,
            schema: "leaveChannels.200",
            adding: [.query("channel-group", "sample2,sample3")]
          ) {
            try await $0.leaveChannels(
              subscribeKey: "demo",
              channels: ["lobby"],
              channelGroups: ["sample2", "sample3"],
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

final class SetPresenceStateContractTests: XCTestCase {
  func testSetPresenceState() async {
    await checkContract {
      try await contract.verify(
        "setPresenceState",
        SetPresenceState.self,
        [
          ContractCase("presence-state.har", 0, status: 200, schema: "setPresenceState.200") {
            try await $0.setPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              state: recorded(#"{"text": "hey"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "presence-state.har",
            1,
            status: 200,
            schema: "setPresenceState.200",
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
          ) {
            try await $0.setPresenceState(
              subscribeKey: "demo",
              channels: ["kitchen", "lobby"],
              userId: "sw user/1",
              state: recorded(
                "{\"age\": 48, \"mood\": \"ok & so\", \"more\": {\"deep\": [true, null]}}"
              ),
              channelGroups: ["rooms"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
          ContractCase("presence-state.har", 2, status: 200, schema: "setPresenceState.200") {
            try await $0.setPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              state: [:],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 3, status: 400, schema: "setPresenceState.400") {
            try await $0.setPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              state: [:],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 4, status: 400, schema: "setPresenceState.400") {
            try await $0.setPresenceState(
              subscribeKey: "wrong",
              channels: ["lobby"],
              userId: "user-1",
              state: recorded(#"{"text": "hey"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 5, status: 403, schema: "setPresenceState.403") {
            try await $0.setPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              state: recorded(#"{"text": "hey"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 6, status: 404, schema: "setPresenceState.404") {
            try await $0.setPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              state: recorded(#"{"text": "hey"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 7, status: 429, schema: "setPresenceState.429") {
            try await $0.setPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              state: recorded(#"{"text": "hey"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 8, status: 500, schema: "setPresenceState.500") {
            try await $0.setPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              state: recorded(#"{"text": "hey"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 9, status: 503, schema: "setPresenceState.503") {
            try await $0.setPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              state: recorded(#"{"text": "hey"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 23, status: 200, schema: "setPresenceState.200") {
            try await $0.setPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "ben",
              state: recorded(#"{"mood": "fine"}"#),
              uuid: "ben",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 8, status: 200, schema: "setPresenceState.200") {
            try await $0.setPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "web",
              state: recorded(#"{"mood": "fine"}"#),
              uuid: "web"
            )
          },
          ContractCase(
            "presence-state.har",
            0,
            status: 200,
            schema: "setPresenceState.200",
            adding: [.query("channel-group", "sample4,sample5")]
          ) {
            try await $0.setPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              state: recorded(#"{"text": "hey"}"#),
              channelGroups: ["sample4", "sample5"],
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

final class FetchPresenceStateContractTests: XCTestCase {
  func testFetchPresenceState() async {
    await checkContract {
      try await contract.verify(
        "fetchPresenceState",
        FetchPresenceState.self,
        [
          ContractCase("presence-state.har", 10, status: 200, schema: "fetchPresenceState.200") {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 11, status: 200, schema: "fetchPresenceState.200") {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["kitchen", "lobby"],
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 12, status: 200, schema: "fetchPresenceState.200") {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["", ""],
              userId: "jürgen 1",
              channelGroups: ["rooms"],
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 13, status: 200, schema: "fetchPresenceState.200") {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "presence-state.har",
            14,
            status: 200,
            schema: "fetchPresenceState.200",
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
          ) {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
          ContractCase("presence-state.har", 15, status: 400, schema: "fetchPresenceState.400") {
            try await $0.fetchPresenceState(
              subscribeKey: "wrong",
              channels: ["lobby"],
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 16, status: 403, schema: "fetchPresenceState.403") {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 17, status: 404, schema: "fetchPresenceState.404") {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 18, status: 429, schema: "fetchPresenceState.429") {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 19, status: 500, schema: "fetchPresenceState.500") {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("presence-state.har", 20, status: 503, schema: "fetchPresenceState.503") {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "user-1",
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "sandbox-python-sdk.har",
            24,
            status: 200,
            schema: "fetchPresenceState.200"
          ) {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "ben",
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 9, status: 200, schema: "fetchPresenceState.200") {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["lobby"],
              userId: "web",
              uuid: "web"
            )
          },
          ContractCase(
            "presence-state.har",
            11,
            status: 200,
            schema: "fetchPresenceState.200",
            adding: [.query("channel-group", "sample3,sample4")]
          ) {
            try await $0.fetchPresenceState(
              subscribeKey: "demo",
              channels: ["kitchen", "lobby"],
              userId: "user-1",
              channelGroups: ["sample3", "sample4"],
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

final class HereNowContractTests: XCTestCase {
  func testHereNow() async {
    await checkContract {
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
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
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
          ContractCase("sandbox-python-sdk.har", 25, status: 200, schema: "hereNow.200") {
            try await $0.hereNow(
              subscribeKey: "demo",
              channels: ["lobby"],
              state: 1,
              limit: 1000,
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 10, status: 200, schema: "hereNow.200") {
            try await $0.hereNow(
              subscribeKey: "demo",
              channels: ["lobby"],
              disableUuids: 0,
              state: 1,
              uuid: "web"
            )
          },
          ContractCase("sandbox-web-page.har", 27, status: 429, schema: "hereNow.429") {
            try await $0.hereNow(subscribeKey: "demo", channels: ["lobby"], uuid: "web")
          },
          ContractCase("sandbox-web-page.har", 28, status: 503, schema: "hereNow.503") {
            try await $0.hereNow(subscribeKey: "demo", channels: ["lobby"], uuid: "web")
          },
          ContractCase(
            "occupancy.har",
            6,
            status: 200,
            schema: "hereNow.200",
            adding: [.query("channel-group", "sample2,sample3")]
          ) {
            try await $0.hereNow(
              subscribeKey: "demo",
              channels: ["kitchen", "lobby"],
              channelGroups: ["sample2", "sample3"],
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
