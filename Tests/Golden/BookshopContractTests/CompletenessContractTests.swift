// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import XCTest

final class CompletenessContractTests: XCTestCase {
  func testEveryStatusHasARecording() async {
    await checkContract {
      try contract.verifyCompleteness(
        [
          ContractExpectation("listBooks", "200"),
          ContractExpectation("listBooks", "404", exception: "no shelf is missing"),
          ContractExpectation("listBooks", "429"),
          ContractExpectation("delete-book", "204"),
        ],
        cases: ["books.har #0", "books.har #1", "books.har #2"]
      )
    }
  }
}
