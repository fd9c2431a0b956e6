import BinderyRuntime
import BinderyTesting
import Depots
import XCTest

/// The client that the build has made, against a server that speaks.
final class DepotsTests: XCTestCase {
  func testADepotIsFound() async throws {
    let server = try LoopbackServer { request in
      request.path == "/depots/b-1" ? .json(#"{"id": "b-1", "city": "Bergen"}"#) : .status(404)
    }
    defer { server.stop() }
    let depot = try await DepotsAPI(server: ServerURL(server.url)).findDepot(id: "b-1")
    XCTAssertEqual(depot.sign, "b-1, Bergen")
  }
}
