// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class StorePictureContractTests: XCTestCase {
  func testStorePicture() async throws {
    try await contract.verify(
      "storePicture",
      StorePicture.self,
      [
        ContractCase("press.har", 18, status: 204) {
          try await $0.storePicture(
            body: .png(.data(recorded(#""/9g=""#), contentType: "image/jpeg"))
          )
        },
        ContractCase("press.har", 19, status: 204) {
          try await $0.storePicture(body: .csv("a,b\r\n"))
        },
        ContractCase("press.har", 20, status: 204) {
          try await $0.storePicture(body: .xml("<e/>"))
        },
        ContractCase("press.har", 21, status: 204) {
          try await $0.storePicture()
        },
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
