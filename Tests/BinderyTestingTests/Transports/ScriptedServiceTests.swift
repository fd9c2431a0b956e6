import BinderyRuntime
import BinderyTesting
import XCTest

final class ScriptedServiceTests: XCTestCase {
  private let service = ScriptedService(timeout: 10)

  func testEachRequestWaitsForItsResponse() async throws {
    let service = service
    async let first = service.perform(HTTPExchange(url: "https://a.example/1"))
    _ = try await service.exchange(0)
    async let second = service.perform(HTTPExchange(url: "https://a.example/2"))
    let exchange = try await service.exchange(1)
    XCTAssertEqual(exchange.url, "https://a.example/2")
    service.respond(to: 1, with: HTTPResponse(status: 202))
    service.respond(to: 0, with: HTTPResponse(status: 201))
    let statuses = try await (first.status, second.status)
    XCTAssertEqual(statuses.0, 201)
    XCTAssertEqual(statuses.1, 202)
    XCTAssertEqual(service.requests.all, ["GET https://a.example/1", "GET https://a.example/2"])
  }

  func testIgnoresTheResponseToACancelledRequest() async throws {
    let request = Task { [service] in
      try await service.perform(HTTPExchange(url: "https://a.example/1"))
    }
    _ = try await service.exchange(0)
    request.cancel()
    do {
      _ = try await request.value
      XCTFail("answered")
    } catch {
      XCTAssertEqual(error as? TransportError, .cancelled)
    }
    service.respond(to: 0, with: HTTPResponse(status: 200))
  }
}
