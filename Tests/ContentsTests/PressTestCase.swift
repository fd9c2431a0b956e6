import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

/// A test case with a client of the golden service, and a server that records requests.
class PressTestCase: XCTestCase {
  func press(
    answering answer: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse = { _ in
      .status(204)
    },
    _ use: (Press, LoopbackServer) async throws -> Void
  ) async throws {
    let server = try LoopbackServer(respond: answer)
    defer { server.stop() }
    try await use(Press(server: ServerURL(server.url)), server)
  }

  /// Returns what a call sends; the server responds with 204.
  func sent(
    by call: (Press) async throws -> Void,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> LoopbackRequest {
    var requests: [LoopbackRequest] = []
    try await press { press, server in
      do { try await call(press) } catch let error as RequestError<Never> {
        guard case .undocumented = error else { throw error }
      }
      requests = server.requests
    }
    XCTAssertEqual(requests.count, 1, file: file, line: line)
    return try XCTUnwrap(requests.first, file: file, line: line)
  }
}
