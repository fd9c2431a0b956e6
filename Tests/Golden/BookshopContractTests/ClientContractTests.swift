// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Bookshop
import XCTest

final class ClientContractTests: XCTestCase {
  func testServers() {
    XCTAssertEqual(Bookshop.production().string, "https://eu.bookshop.example/v1")
  }

  func testCredentials() {
    XCTAssertEqual(
      Bookshop(credentials: .init(token: "demo:demo")).connection.credentials,
      ["token": .bearer("demo:demo")]
    )
  }

  func testConstants() {
    XCTAssertEqual(Book.Binding.knownValues.map(\.rawValue), ["hardcover", "paperback"])
  }
}
