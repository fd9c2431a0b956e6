import Foundation
import TestSupport
import XCTest

@testable import BinderyRuntime
@testable import BinderyTesting

/// Tests of the timeouts of uploads.
final class UploadTimeoutTests: TransportTestCase {
  #if canImport(CLibCurl)
    func testEachPieceRestartsTheTimeout() throws {
      let request = HTTPExchange(
        url: "http://127.0.0.1",
        method: .put,
        body: .bytes([UInt8](repeating: 1, count: 100)),
        timeout: .seconds(1000)
      )
      let exchange = CurlExchange(request)
      let deadlines = CurlDeadlines<CurlExchange>()
      deadlines.add(exchange)
      exchange.expectProgress(within: .zero)
      var space = [UInt8](repeating: 0, count: 60)
      for count in [60, 40, 0] {
        XCTAssertEqual(space.withUnsafeMutableBytes { exchange.give(into: $0) }, count)
        let deadline = try XCTUnwrap(exchange.deadline)
        XCTAssertGreaterThan(deadline, .now + .seconds(900))
        XCTAssertEqual(deadlines.expired().count, 0)
        exchange.expectProgress(within: .zero)
      }
      XCTAssertEqual(deadlines.expired().count, 1)
    }

    func testAnEndedExchangeHasNoDeadline() throws {
      let deadlines = CurlDeadlines<CurlExchange>()
      let exchange = CurlExchange(HTTPExchange(url: "http://127.0.0.1"))
      deadlines.add(exchange)
      exchange.expectProgress(within: .seconds(1))
      XCTAssertLessThanOrEqual(try XCTUnwrap(deadlines.earliest), .now + .seconds(1))
      deadlines.remove(exchange)
      XCTAssertNil(deadlines.earliest)
    }
  #endif

  func testABodyThatIsNotReadTimesOut() async throws {
    // The system accepts the connection; no program reads from it.
    let (socket, port) = try LoopbackSocket.listening()
    defer { socket.close() }
    for isStreamed in [false, true] {
      let exchange = HTTPExchange(
        url: "http://127.0.0.1:\(port)",
        method: .put,
        body: .bytes([UInt8](repeating: 1, count: 32_000_000)),
        timeout: .milliseconds(200)
      )
      let error = await failure(of: exchange, isStreamed)
      XCTAssertEqual(error, .timedOut)
    }
  }

  func testABodyThatIsReadAndNeverAnsweredTimesOut() async throws {
    let server = try server { _ in .stall() }
    let exchange = HTTPExchange(
      url: server.url,
      method: .put,
      body: .bytes([UInt8](repeating: 1, count: 300_000)),
      // The server's thread may be delayed before it has read all.
      timeout: .seconds(1)
    )
    await assertFails(.timedOut, exchange)
    await waitUntil { !server.requests.isEmpty }
    XCTAssertEqual(server.requests.map(\.body.count), [300_000])
  }

  private func failure(of exchange: HTTPExchange, _ isStreamed: Bool) async -> TransportError? {
    guard isStreamed else { return await transport.failure(of: exchange) }
    do throws(TransportError) {
      _ = try await transport.stream(exchange)
      return nil
    } catch {
      return error
    }
  }
}
