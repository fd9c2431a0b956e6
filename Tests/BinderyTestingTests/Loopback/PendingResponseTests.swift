import BinderyRuntime
import TestSupport
import XCTest

@testable import BinderyTesting

/// Tests of delayed responses, and of the limits of a long-running server.
final class PendingResponseTests: XCTestCase {
  private let transport: any HTTPTransport = .default

  override class func setUp() {
    // A proxy of the machine can't reach this process.
    setenv("no_proxy", "127.0.0.1", 1)
  }

  func testAPromisedResponseIsSentWhenItIsKept() async throws {
    let pendingResponse = PendingResponse()
    let server = try server { _ in .pending(pendingResponse) }
    let held = Task { [transport] in try await transport.perform(HTTPExchange(url: server.url)) }
    await waitUntil { !server.requests.isEmpty }
    pendingResponse.fulfill { .text("kept") }
    pendingResponse.fulfill { .text("too late") }
    let response = try await held.value
    XCTAssertEqual(response.text(), "kept")
  }

  func testResponseCanBeSetBeforeTheRequest() async throws {
    let pendingResponse = PendingResponse()
    pendingResponse.fulfill { .text("kept") }
    let server = try server { _ in .pending(pendingResponse) }
    let response = try await get(server.url)
    XCTAssertEqual(response.text(), "kept")
  }

  func testAPromiseReportsThatTheClientHasLeft() async throws {
    let (disconnections, disconnection) = AsyncStream.makeStream(of: Void.self)
    let pendingResponse = PendingResponse { disconnection.yield() }
    let server = try server { _ in .pending(pendingResponse) }
    let task = Task { [transport] in try await transport.perform(HTTPExchange(url: server.url)) }
    await waitUntil { !server.requests.isEmpty }
    task.cancel()
    for await _ in disconnections.prefix(1) {}
    pendingResponse.fulfill { .text("unread") }
  }

  func testStoppingEndsWaitingPromises() async throws {
    let (disconnections, disconnection) = AsyncStream.makeStream(of: Void.self)
    let server = try server { _ in .pending(PendingResponse { disconnection.yield() }) }
    let tasks = (1...8).map { _ in
      Task { [transport] in try await transport.perform(HTTPExchange(url: server.url)) }
    }
    while server.requests.count < 8 { await Task.yield() }
    server.stop()
    for await _ in disconnections.prefix(8) {}
    for task in tasks {
      guard case .failure = await task.result else { return XCTFail("answered") }
    }
  }

  func testAClientThatSendsItsNextRequestHasNotLeft() async throws {
    let pendingResponse = PendingResponse { XCTFail("the client is still connected") }
    let server = try server { $0.path == "/held" ? .pending(pendingResponse) : .text("next") }
    let client = try LoopbackSocket.connected(to: server.port)
    defer { client.close() }
    XCTAssertTrue(client.send(Array("GET /held HTTP/1.1\r\n\r\n".utf8)))
    await waitUntil { !server.requests.isEmpty }
    XCTAssertTrue(client.send(Array("GET /next HTTP/1.1\r\nConnection: close\r\n\r\n".utf8)))
    // Enough time to misinterpret it as disconnected.
    for _ in 1...1000 { await Task.yield() }
    pendingResponse.fulfill { .text("held") }
    var received: [UInt8] = []
    while case let piece = client.receive(), !piece.isEmpty { received += piece }
    let bodies = String(decoding: received, as: UTF8.self).components(separatedBy: "\r\n\r\n")
    XCTAssertEqual(bodies.dropFirst().map { $0.prefix(4) }, ["held", "next"])
  }

  func testWaitsLongerThanTheSystemLimit() throws {
    let (listener, port) = try LoopbackSocket.listening()
    defer { listener.close() }
    let client = try LoopbackSocket.connected(to: port)
    let served = try XCTUnwrap(listener.accept())
    defer { served.close() }
    client.close()
    XCTAssertTrue(served.waitForEnd(milliseconds: 3_000_000_000))
  }

  func testListensOnAGivenPortOrThrows() async throws {
    let port = try { () throws in
      let server = try LoopbackServer { _ in .status(204) }
      defer { server.stop() }
      return server.port
    }()
    let server = try LoopbackServer(port: port) { _ in .text("here") }
    defer { server.stop() }
    let response = try await get("http://127.0.0.1:\(port)")
    XCTAssertEqual(response.text(), "here")
    XCTAssertThrowsError(try LoopbackServer(port: port) { _ in .status(204) }) { error in
      XCTAssertEqual("\(error)", "cannot listen on port \(port): Address already in use")
    }
  }

  func testAServerWithBoundsKeepsTheNewestRequestsAndRejectsLargeOnes() async throws {
    let bounds = LoopbackBounds(requests: 2, lineBytes: 1000, lines: 20, bodyBytes: 10)
    let server = try LoopbackServer(bounds: bounds) { _ in .status(204) }
    defer { server.stop() }
    for path in ["/1", "/2", "/3"] { _ = try await get(server.url + path) }
    XCTAssertEqual(server.requests.map(\.path), ["/2", "/3"])
    let line = try? await get(server.url + "/" + String(repeating: "x", count: 1001))
    XCTAssertNil(line)
    let body = try? await transport.perform(
      HTTPExchange(url: server.url, method: .post, body: .bytes(Array(repeating: 1, count: 11)))
    )
    XCTAssertNil(body)
    let lines = (1...30).map { HTTPHeaders.Field("X-\($0)", "1") }
    let head = try? await transport.perform(
      HTTPExchange(url: server.url, headers: HTTPHeaders(lines))
    )
    XCTAssertNil(head)
    XCTAssertEqual(server.requests.map(\.path), ["/2", "/3"])
  }

  private func server(
    _ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
  ) throws -> LoopbackServer {
    let server = try LoopbackServer(respond: answer)
    addTeardownBlock { server.stop() }
    return server
  }

  private func get(_ url: String) async throws -> HTTPResponse {
    try await transport.perform(HTTPExchange(url: url))
  }
}
