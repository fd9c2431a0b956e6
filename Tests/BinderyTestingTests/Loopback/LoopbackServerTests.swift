import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of the server that other tests rely on: it records requests, and sends exact responses.
final class LoopbackServerTests: XCTestCase {
  private let transport: any HTTPTransport = .default

  override class func setUp() {
    // A proxy of the machine can't reach this process.
    setenv("no_proxy", "127.0.0.1", 1)
  }

  func testRecordsTheRequestUnchanged() async throws {
    let server = try server { _ in .status(204) }
    _ = try await transport.perform(
      HTTPExchange(
        url: server.url + "/a%20b?q=1&q=2",
        method: .put,
        headers: ["X-Twice": "1", "x-twice": "2"],
        body: .bytes(Array("é".utf8))
      )
    )
    let request = try XCTUnwrap(server.requests.first)
    XCTAssertEqual(request.method, .put)
    XCTAssertEqual(request.target, "/a%20b?q=1&q=2")
    XCTAssertEqual(request.path, "/a%20b")
    XCTAssertEqual(request.headers.values(of: "X-Twice"), ["1", "2"])
    XCTAssertEqual(request.text, "é")
  }

  func testAScriptSendsItsResponsesInOrderAndThen500() async throws {
    let server = try LoopbackServer(script: [.status(503), .json("{}")])
    addTeardownBlock { server.stop() }
    var answers: [HTTPResponse] = []
    for _ in 1...3 { answers.append(try await get(server.url)) }
    XCTAssertEqual(answers.map(\.status), [503, 200, 500])
    XCTAssertEqual(answers[1].headers["Content-Type"], "application/json")
    XCTAssertEqual(answers[2].text(), "the script has ended")
  }

  func testAConnectionServesManyRequestsAndKeepsItsNumber() async throws {
    let server = try server { $0.path == "/last" ? .closed : .text("kept") }
    for _ in 1...3 { _ = try await get(server.url) }
    _ = try? await get(server.url + "/last")
    _ = try await get(server.url)
    XCTAssertEqual(server.requests.prefix(3).map(\.connection), [1, 1, 1])
    XCTAssertEqual(server.requests.last?.connection, server.connectionCount)
    XCTAssertGreaterThan(server.connectionCount, 1)
  }

  func testTheAnswerToAHeadHasNoBody() async throws {
    let server = try server { _ in .text("four") }
    let head = try await transport.perform(HTTPExchange(url: server.url, method: .head))
    XCTAssertEqual(head.headers["Content-Length"], "4")
    XCTAssertEqual(head.body, [])
    let response = try await get(server.url)
    XCTAssertEqual(response.text(), "four")
    XCTAssertEqual(server.connectionCount, 1)
  }

  func testResponsesAreSentUnchanged() async throws {
    let answers: [LoopbackResponse] = [
      .chunked([[1], [2, 3]]), .drip([1, 2, 3], piece: 2, milliseconds: 1),
      .response(200, body: [1, 2, 3]).preceded(by: 103),
    ]
    for answer in answers {
      let server = try server { _ in answer }
      let response = try await get(server.url)
      XCTAssertEqual(response.status, 200)
      XCTAssertEqual(response.body, [1, 2, 3])
    }
    let server = try server { _ in .html(count: 1000) }
    let page = try await get(server.url)
    XCTAssertEqual(page.body.count, 1000)
  }

  func testStoppingEndsStalledResponsesAndMayBeRepeated() async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try server { _ in LoopbackResponse([.call { arrival.yield() }, .stall]) }
    let task = Task { [transport] in
      try await transport.perform(HTTPExchange(url: server.url, method: .post))
    }
    for await _ in arrivals.prefix(1) {}
    server.stop()
    server.stop()
    guard case .failure(TransportError.connectionLost) = await task.result else {
      return XCTFail("not ended")
    }
    guard case .cannotConnect = await failure(of: server.url) else { return XCTFail("still there") }
  }

  private func failure(of url: String) async -> TransportError? {
    do throws(TransportError) {
      _ = try await transport.perform(HTTPExchange(url: url))
      return nil
    } catch {
      return error
    }
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
