// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Contents
import XCTest

final class ClientContractTests: XCTestCase {
  func testServers() {
    XCTAssertEqual(Press.server.string, "https://press.example")
  }

  func testConstants() {
    XCTAssertEqual(Upload.Purpose.knownValues.map(\.rawValue), ["print", "web"])
    XCTAssertEqual(
      UploadRequest.Body.Binding.knownValues.map(\.rawValue),
      ["hardcover", "paperback"]
    )
  }
}
