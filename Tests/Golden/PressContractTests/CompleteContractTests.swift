// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class CompleteContractTests: XCTestCase {
  func testComplete() async throws {
    try await contract.verify(
      "complete",
      Complete.self,
      [
        ContractCase("press.har", 38, status: 200, schema: "complete.200") {
          try await $0.complete(body: recorded("{}"))
        },
        ContractCase("press.har", 39, status: 200, schema: "complete.200 text/event-stream") {
          try await $0.complete(body: recorded(#"{"stream": true}"#))
        },
        ContractCase("press.har", 40, status: 202) {
          try await $0.complete(body: recorded("{}"))
        },
      ]
    ) { outcome in
      switch outcome {
      case .success(.ok(let answer)):
        switch answer.body {
        case .json(let body): .json(200, body, headers: ["X-Id": answer.xId])
        case .events(let body): .events(200, body, headers: ["X-Id": answer.xId])
        }
      case .success(.accepted): .empty(202)
      }
    }
  }
}
