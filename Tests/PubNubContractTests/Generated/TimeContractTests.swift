// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class FetchTimeContractTests: XCTestCase {
  func testFetchTime() async {
    await checkContract {
      try await contract.verify(
        "fetchTime",
        FetchTime.self,
        [
          ContractCase("sandbox-python-sdk.har", 4, status: 200, schema: "fetchTime.200") {
            try await $0.fetchTime(uuid: "ann", pnsdk: "PubNub-Python/10.4.0")
          },
          ContractCase("sandbox-web-page.har", 0, status: 200, schema: "fetchTime.200") {
            try await $0.fetchTime(uuid: "web")
          },
          ContractCase("time.har", 0, status: 200, schema: "fetchTime.200") {
            try await $0.fetchTime(uuid: "user-1", pnsdk: "Bindery-Swift/1.0")
          },
          ContractCase("time.har", 1, status: 200, schema: "fetchTime.200") {
            try await $0.fetchTime()
          },
          ContractCase("time.har", 2, status: 200, schema: "fetchTime.200") {
            try await $0.fetchTime(
              uuid: "jürgen+1@example.com",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        }
      }
    }
  }
}
