import BinderyRuntime
import BinderyTesting
import Wire
import XCTest

/// A test case with a server that records requests and responds with 204.
class WireTestCase: XCTestCase {
  override class func setUp() {
    // A proxy of the machine can't reach this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
  }

  static let list = ["blue", "black", "brown"]
  static let color = Color(r: 100, g: 200, b: 150)

  /// Returns the request that a call sends.
  func arrived(
    as credentials: Wire.Credentials = .init(),
    answer: LoopbackResponse = .status(204),
    call: (Wire) async throws -> Void
  ) async throws -> LoopbackRequest {
    let server = try LoopbackServer { _ in answer }
    defer { server.stop() }
    try await call(Wire(server: ServerURL(server.url), credentials: credentials))
    XCTAssertEqual(server.requests.count, 1)
    return try XCTUnwrap(server.requests.first)
  }

  /// Asserts the path and query of a call, without the leading name of the operation.
  func assertTarget(
    _ expected: String,
    line: UInt = #line,
    _ call: (Wire) async throws -> Void
  ) async throws {
    let target = try await arrived(call: call).target
    XCTAssertEqual(target, expected, line: line)
  }
}
