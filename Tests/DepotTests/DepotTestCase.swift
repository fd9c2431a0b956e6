import BinderyRuntime
import BinderyTesting
import Depot
import XCTest

/// A test case with a server of the golden service in Swagger 2.0.
class DepotTestCase: XCTestCase {
  override class func setUp() {
    // A proxy of the machine can't reach this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
  }

  /// Returns the request that a call sends.
  func arrived(
    as credentials: Depot.Credentials = .init(key: "k"),
    answer: LoopbackResponse = .json("[]"),
    call: (Depot) async throws -> Void
  ) async throws -> LoopbackRequest {
    let server = try LoopbackServer { _ in answer }
    defer { server.stop() }
    try await call(Depot(server: ServerURL(server.url), credentials: credentials))
    XCTAssertEqual(server.requests.count, 1)
    return try XCTUnwrap(server.requests.first)
  }
}
