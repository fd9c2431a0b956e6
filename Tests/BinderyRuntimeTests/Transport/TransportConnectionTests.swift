import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of connections, which are kept, shared, and replaced when they are lost.
final class TransportConnectionTests: TransportTestCase {
  func testRequestsInARowShareAConnection() async throws {
    let server = try server { .text($0.path) }
    for number in 1...100 {
      let response = try await get(server.url + "/\(number)")
      XCTAssertEqual(response.string, "/\(number)")
    }
    XCTAssertEqual(server.connectionCount, 1)
  }

  func testConcurrentRequestsReceiveTheirOwnResponses() async throws {
    let server = try server { .text($0.path) }
    let answers = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<200 {
        group.addTask { [transport] in
          (number, try await transport.get(server.url + "/\(number)").string)
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    XCTAssertEqual(answers, Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, "/\($0)") }))
    XCTAssertEqual(server.requests.count, 200)
  }

  func testALongPollDoesNotDelayOtherRequests() async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try server {
      guard $0.path == "/poll" else { return .text("quick") }
      arrival.yield()
      return .stall()
    }
    let poll = Task { [transport] in try await transport.get(server.url + "/poll") }
    for await _ in arrivals.prefix(1) {}
    let response = try await get(server.url + "/other", timeout: .seconds(20))
    XCTAssertEqual(response.string, "quick")
    poll.cancel()
    _ = await poll.result
  }

  /// With the address sanitizer this detects freed memory of the response before.
  func testAFoldedFirstHeaderLineIsInvalid() async throws {
    let folded = LoopbackResponse([
      .send("HTTP/1.1 200 OK\r\n folded: first\r\nContent-Length: 0\r\n\r\n")
    ])
    let server = try server(script: .response(200, headers: ["X-Before": "1"]), folded)
    _ = try await get(server.url)
    let error = await transport.failure(of: HTTPExchange(url: server.url))
    guard case .invalidResponse = error else { return XCTFail(String(describing: error)) }
  }

  func testAGetOnALostConnectionIsSentAgain() async throws {
    let server = try server(script: .text("first"), .closed, .text("again"))
    _ = try await get(server.url)
    let response = try await get(server.url)
    XCTAssertEqual(response.string, "again")
    XCTAssertEqual(server.requests.map(\.connection), [1, 1, 2])
  }

  func testABodyIsSentAgainCompletely() async throws {
    let server = try server(script: .text("first"), .closed, .text("again"))
    let body = [UInt8](repeating: 7, count: 300_000)
    _ = try await get(server.url)
    let exchange = HTTPExchange(url: server.url, method: .put, body: .bytes(body))
    let response = try await transport.perform(exchange)
    XCTAssertEqual(response.string, "again")
    XCTAssertEqual(server.requests.map(\.body), [[], body, body])
  }

  func testAPostOnALostConnectionIsNotSentAgain() async throws {
    for body in [HTTPBody.empty, .bytes(Array("once".utf8))] {
      let server = try server(script: .text("first"), .closed, .text("twice"))
      _ = try await get(server.url)
      let error = await transport.failure(
        of: HTTPExchange(url: server.url, method: .post, body: body)
      )
      guard case .connectionLost = error else { return XCTFail("\(String(describing: error))") }
      XCTAssertEqual(server.requests.map(\.method), [.get, .post])
    }
  }

  func testAGetWithoutRetryIsNotSentAgain() async throws {
    let server = try server(script: .text("first"), .closed, .text("twice"))
    _ = try await get(server.url)
    let error = await transport.failure(of: HTTPExchange(url: server.url, allowsRetry: false))
    guard case .connectionLost = error else { return XCTFail("\(String(describing: error))") }
    XCTAssertEqual(server.requests.count, 2)
  }

  func testAFaultDoesNotAffectTheNextRequest() async throws {
    let body = Array("0123456789".utf8)
    let faults: [LoopbackResponse] = [
      .closed, .reset, .garbage, .halfBody(of: body), .cutChunks([body]), .html(count: 5000),
    ]
    for fault in faults {
      let server = try server(script: .text("before"), fault, .text("after"))
      _ = try await get(server.url)
      let exchange = HTTPExchange(url: server.url, method: .post, maximumBodySize: 1000)
      _ = await transport.failure(of: exchange)
      let response = try await get(server.url)
      XCTAssertEqual(response.string, "after")
    }
  }
}
