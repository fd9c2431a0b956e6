// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class AmendContractTests: XCTestCase {
  func testAmend() async throws {
    try await contract.verify(
      "amend",
      Amend.self,
      [
        ContractCase("press.har", 9, status: 204) {
          try await $0.amend(
            body: .multipart(AuthorForm(name: "Frank", born: recorded(#""1920-10-08""#)))
          )
        },
        ContractCase("press.har", 11, status: 204) {
          try await $0.amend(body: .json(recorded(#"{"name": "Frank", "born": "1920-10-08"}"#)))
        },
        ContractCase("press.har", 12, status: 204) {
          try await $0.amend(body: .form(recorded(#"{"born": "1920-10-08", "name": "Frank H."}"#)))
        },
        ContractCase("press.har", 13, status: 204) {
          try await $0.amend(body: .text("Ä"))
        },
        ContractCase("press.har", 14, status: 204) {
          try await $0.amend(body: .binary(.data(recorded(#""AQ==""#), contentType: "image/webp")))
        },
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
