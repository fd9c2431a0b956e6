import BinderyRuntime
import BinderyTesting
import XCTest

final class StubTransportTests: XCTestCase {
  func testSendsEachResponseOnceInOrder() async throws {
    let transport = StubTransport([.response(HTTPResponse(status: 204)), .failure(.timedOut)])
    let exchange = HTTPExchange(url: "https://a.example/b?secret", method: .put)
    let first = try await transport.perform(exchange)
    XCTAssertEqual(first.status, 204)
    var errors: [TransportError] = []
    for _ in 1...2 {
      do {
        _ = try await transport.perform(exchange)
      } catch {
        errors.append(error)
      }
    }
    let exhausted = TransportError.other("no response is left for PUT https://a.example/b")
    XCTAssertEqual(errors, [.timedOut, exhausted])
    let exchanges = await transport.exchanges
    XCTAssertEqual(exchanges, [exchange, exchange, exchange])
  }
}
