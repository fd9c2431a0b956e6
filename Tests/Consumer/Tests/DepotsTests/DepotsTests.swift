import BinderyRuntime
import BinderyTesting
import Depots
import XCTest

/// Tests of the client that the build plugin generated, against a loopback server.
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
