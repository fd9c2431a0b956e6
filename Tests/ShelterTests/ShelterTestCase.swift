import BinderyRuntime
import BinderyTesting
import Shelter
import XCTest

/// A test case with a client of the golden service, and a server that returns what it receives.
class ShelterTestCase: XCTestCase {
  func shelter(
    answering answer: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse,
    _ use: (inout Shelter, LoopbackServer) async throws -> Void
  ) async throws {
    let server = try LoopbackServer(respond: answer)
    defer { server.stop() }
    var shelter = try Shelter(server: ServerURL(server.url))
    try await use(&shelter, server)
  }
}
