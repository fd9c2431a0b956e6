// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class FillFormContractTests: XCTestCase {
  func testFillForm() async throws {
    try await contract.verify(
      "fillForm",
      FillForm.self,
      [
        ContractCase("press.har", 15, status: 204) {
          try await $0.fillForm(
            body: recorded(
              """
              {\"text\": \"a b&c=d+é\", \"tags\": [\"x\", \"y\"], \"codes\": [1, 2], \"size\": {\"w\
              idth\": 3, \"height\": 4}, \"place\": {\"city\": \"Bern\", \"lines\": [\"l1\", \"l2\"\
              ]}, \"author\": {\"name\": \"A&B\"}, \"url\": \"https://a.b/c?d\"}
              """
            )
          )
        },
        ContractCase("press.har", 16, status: 204) {
          try await $0.fillForm(
            body: recorded(#"{"text": "a b&c", "size": {"width": 3}, "tags": ["x"]}"#)
          )
        },
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
