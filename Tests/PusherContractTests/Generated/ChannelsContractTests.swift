// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PusherServer
import PusherSwift
import XCTest

final class ListChannelsContractTests: XCTestCase {
  func testListChannels() async {
    await checkContract {
      try await contract.verify(
        "listChannels",
        ListChannels.self,
        [
          ContractCase(
            "http-api.har",
            3,
            status: 403,
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "278d425bdf160c739803",
                authTimestamp: "1353088179",
                authVersion: "1.0",
                authSignature: "1cafa6382331c976588eb6bd3925a988e4158402be06c4626d0e97d2981f5382"
              )
            ).connection
          ) {
            try await $0.listChannels(appId: "3")
          },
          ContractCase(
            "sandbox-http-api.har",
            8,
            status: 200,
            schema: "listChannels.2XX",
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328034",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "e9bbf1c7c0214e150df4c4301a8c8ba4dcc46ca316aba9e8bb8a8cfe72bf6c35"
              )
            ).connection
          ) {
            try await $0.listChannels(appId: "1")
          },
          ContractCase(
            "sandbox-http-api.har",
            9,
            status: 200,
            schema: "listChannels.2XX",
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328034",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "8b4b57876ce6810f4f3cb96ec263d15802b16030f5ea337339fa71dd3e65906f"
              )
            ).connection
          ) {
            try await $0.listChannels(appId: "1", filterByPrefix: "presence-", info: [.userCount])
          },
          ContractCase(
            "sandbox-http-api.har",
            21,
            status: 400,
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328035",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "2621312e95c618d93db18afba7da26e4233a276338c5682c7862999b8152abc0"
              )
            ).connection
          ) {
            try await $0.listChannels(appId: "1", info: [.userCount])
          },
          ContractCase(
            "sandbox-http-api.har",
            24,
            status: 401,
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328035",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "3bfa6646e6a1f9d197db85431db249621aa2f04d1cfce677d79a4b0c059c063c"
              )
            ).connection
          ) {
            try await $0.listChannels(appId: "1")
          },
          ContractCase(
            "sandbox-pysher.har",
            4,
            status: 200,
            schema: "listChannels.2XX",
            undescribedHeaders: ["x-pusher-library"],
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795861116",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "8c098129e1fb3208a27aa3d517b3876417ce93d8df42af0707f0b16b13a0ac61"
              )
            ).connection
          ) {
            try await $0.listChannels(appId: "1", filterByPrefix: "presence-", info: [.userCount])
          },
          ContractCase(
            "sandbox-pysher.har",
            7,
            status: 401,
            undescribedHeaders: ["x-pusher-library"],
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795861116",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "4f5d0188188211229764f597e00a11f2220fcaff8c4605daa2a6b2d39daf1422"
              )
            ).connection
          ) {
            try await $0.listChannels(appId: "1")
          },
          ContractCase(
            "sandbox-http-api.har",
            8,
            status: 200,
            schema: "listChannels.2XX",
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328034",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "e9bbf1c7c0214e150df4c4301a8c8ba4dcc46ca316aba9e8bb8a8cfe72bf6c35"
              )
            ).connection,
            adding: [.query("info", "cache,user_count")]
          ) {
            try await $0.listChannels(appId: "1", info: [.cache, .userCount])
          },
        ],
        samples: [
          ContractSample(
            299,
            writtenAs: 200,
            headers: ["Content-Type": "application/json"],
            body: "{\"channels\": {\"key\": {\"user_count\": 7, \"subscription_count\": 7}}}"
          )
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        case .failure(.badRequest(let body)): .text(400, body)
        case .failure(.unauthorized(let body)): .text(401, body)
        case .failure(.forbidden(let body)): .text(403, body)
        }
      }
    }
  }
}

final class FetchChannelContractTests: XCTestCase {
  func testFetchChannel() async {
    await checkContract {
      try await contract.verify(
        "fetchChannel",
        FetchChannel.self,
        [
          ContractCase(
            "http-api.har",
            4,
            status: 403,
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "278d425bdf160c739803",
                authTimestamp: "1353088179",
                authVersion: "1.0",
                authSignature: "c08059a6ed9e13bb0cab757005b2e42a82c11801fb569cd5948479f123c3bc90"
              )
            ).connection
          ) {
            try await $0.fetchChannel(appId: "3", channelName: "project-3")
          },
          ContractCase(
            "sandbox-http-api.har",
            10,
            status: 200,
            schema: "fetchChannel.2XX",
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328034",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "04b5572c1793e584079a1ff87f10fc60db8fa8795e40e95b17f371d61f06277b"
              )
            ).connection
          ) {
            try await $0.fetchChannel(
              appId: "1",
              channelName: "presence-room",
              info: [.userCount, .subscriptionCount]
            )
          },
          ContractCase(
            "sandbox-http-api.har",
            11,
            status: 200,
            schema: "fetchChannel.2XX",
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328035",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "a35ca23b1806f902768bce1dc119c0159602e59a20c83583a20442ab15919f44"
              )
            ).connection
          ) {
            try await $0.fetchChannel(appId: "1", channelName: "cache-prices", info: [.cache])
          },
          ContractCase(
            "sandbox-http-api.har",
            12,
            status: 200,
            schema: "fetchChannel.2XX",
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328035",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "212b65446d57dca7d1b891499e901acf1457fa692f8e04ed588c7b313cf248f0"
              )
            ).connection
          ) {
            try await $0.fetchChannel(appId: "1", channelName: "nobody-is-here")
          },
          ContractCase(
            "sandbox-http-api.har",
            22,
            status: 400,
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328035",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "335ef809f9482fb72c609b4ed9ea41f3c09b0debe9e09680283dc87a1cb11e84"
              )
            ).connection
          ) {
            try await $0.fetchChannel(appId: "1", channelName: "lobby", info: [.userCount])
          },
          ContractCase(
            "sandbox-http-api.har",
            25,
            status: 401,
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328035",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "707d629b77bf2cabe8e5f90263032279bd62a888f1beee3707fb23160cab0015"
              )
            ).connection
          ) {
            try await $0.fetchChannel(appId: "1", channelName: "lobby")
          },
          ContractCase(
            "sandbox-pysher.har",
            5,
            status: 200,
            schema: "fetchChannel.2XX",
            undescribedHeaders: ["x-pusher-library"],
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795861116",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "0aeaa2726a0c444cec8eb29684582379c5c4b21aaae349e69e7164990f1877ce"
              )
            ).connection
          ) {
            try await $0.fetchChannel(appId: "1", channelName: "presence-room", info: [.userCount])
          },
        ],
        samples: [
          ContractSample(
            299,
            writtenAs: 200,
            headers: ["Content-Type": "application/json"],
            body: """
              {\"occupied\": true, \"user_count\": 7, \"subscription_count\": 7, \"cache\": {\"data\
              \": \"sample\", \"ttl\": 7}}
              """
          )
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        case .failure(.badRequest(let body)): .text(400, body)
        case .failure(.unauthorized(let body)): .text(401, body)
        case .failure(.forbidden(let body)): .text(403, body)
        }
      }
    }
  }
}

final class ListUsersContractTests: XCTestCase {
  func testListUsers() async {
    await checkContract {
      try await contract.verify(
        "listUsers",
        ListUsers.self,
        [
          ContractCase(
            "http-api.har",
            5,
            status: 403,
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "278d425bdf160c739803",
                authTimestamp: "1353088179",
                authVersion: "1.0",
                authSignature: "5567dd30e7f8575e66be615d2aac3f608a0c311c31ddab8513a278b022e9597e"
              )
            ).connection
          ) {
            try await $0.listUsers(appId: "3", channelName: "presence-foobar")
          },
          ContractCase(
            "sandbox-http-api.har",
            13,
            status: 200,
            schema: "listUsers.2XX",
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328035",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "b7ce1523ed9a30f1bf7b9576e701520b377d7bb2fd6b193013de683c95ab778a"
              )
            ).connection
          ) {
            try await $0.listUsers(appId: "1", channelName: "presence-room")
          },
          ContractCase(
            "sandbox-http-api.har",
            23,
            status: 400,
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328035",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "00f4fd3b58d8a79fe454d57682df6b9ea568ad7448898ace0da883aa0c0f5688"
              )
            ).connection
          ) {
            try await $0.listUsers(appId: "1", channelName: "lobby")
          },
          ContractCase(
            "sandbox-http-api.har",
            26,
            status: 401,
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328035",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "495999da9b597d1df2c872b68bfd1360a426e1848a3b42f50855e06bb43c7710"
              )
            ).connection
          ) {
            try await $0.listUsers(appId: "1", channelName: "presence-room")
          },
          ContractCase(
            "sandbox-pysher.har",
            6,
            status: 200,
            schema: "listUsers.2XX",
            undescribedHeaders: ["x-pusher-library"],
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795861116",
                authVersion: "1.0",
                bodyMD5: "d41d8cd98f00b204e9800998ecf8427e",
                authSignature: "56e1c7bec4fed0295849fa202ef1bf3049d4c132c121f418a6292cc9b8ba1425"
              )
            ).connection
          ) {
            try await $0.listUsers(appId: "1", channelName: "presence-room")
          },
        ],
        samples: [
          ContractSample(
            299,
            writtenAs: 200,
            headers: ["Content-Type": "application/json"],
            body: #"{"users": [{"id": "sample"}]}"#
          )
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        case .failure(.badRequest(let body)): .text(400, body)
        case .failure(.unauthorized(let body)): .text(401, body)
        case .failure(.forbidden(let body)): .text(403, body)
        }
      }
    }
  }
}
