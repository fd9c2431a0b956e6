import XCTest

@testable import ChatCenterUI

/// The token that identifies the client in a request.
final class ClientTokenTests: XCTestCase {
  func testEveryVector() throws {
    let vectors = try Vectors.cases("client-token")
    XCTAssertEqual(vectors.count, 6)
    for vector in vectors {
      let first = try XCTUnwrap(vector["first"]?.string)
      let id = try XCTUnwrap(vector["clientId"]?.string)
      let header = try XCTUnwrap(vector["header"]?.string)
      let address = first.isEmpty ? nil : first
      XCTAssertEqual(
        ClientToken.text(signature: nil, deviceAddress: address, clientID: id),
        header
      )
      XCTAssertEqual(
        ClientToken.text(signature: first, deviceAddress: "other", clientID: id),
        header
      )
    }
  }
}
