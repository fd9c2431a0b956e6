// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Shelter
import XCTest

final class ClientContractTests: XCTestCase {
  func testServers() {
    XCTAssertEqual(Shelter.server.string, "https://shelter.example")
  }

  func testConstants() {
    XCTAssertEqual(Status.knownValues.map(\.rawValue), ["available", "sold"])
  }
}
