import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of cancellation, which ends an exchange at once in every state.
final class TransportCancellationTests: TransportTestCase {
  func testACancelledTaskSendsNothing() async throws {
    let server = try server { _ in .status(200) }
    let task = Task { [transport] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await transport.failure(of: HTTPExchange(url: server.url))
    }
    let error = await task.value
    XCTAssertEqual(error, .cancelled)
    XCTAssertEqual(server.connectionCount, 0)
  }

  func testCancellingBeforeTheResponse() async throws {
    try await assertCancelsAtOnce { arrived in LoopbackResponse([.call(arrived), .stall]) }
  }

  func testCancellingWithinTheBody() async throws {
    try await assertCancelsAtOnce { arrived in
      LoopbackResponse([
        .send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234"), .call(arrived), .stall,
      ])
    }
  }

  func testCancellingWhileTheBodyDrips() async throws {
    try await assertCancelsAtOnce { arrived in
      let body = [UInt8](repeating: 7, count: 100_000)
      return LoopbackResponse(
        [.call(arrived)] + LoopbackResponse.drip(body, piece: 1, milliseconds: 1).steps
      )
    }
  }

  func testCancelledConnectionsAreNotReused() async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try server {
      $0.path == "/stall" ? LoopbackResponse([.call { arrival.yield() }, .stall]) : .text("fine")
    }
    let task = Task { [transport] in
      await transport.failure(of: HTTPExchange(url: server.url + "/stall"))
    }
    for await _ in arrivals.prefix(1) {}
    task.cancel()
    _ = await task.value
    let response = try await get(server.url)
    XCTAssertEqual(response.string, "fine")
    XCTAssertEqual(server.requests.map(\.connection), [1, 2])
  }

  /// Responses and cancellations race; each exchange ends once, with either.
  func testTwoThousandCancellationsRaceWithTheirResponses() async throws {
    let server = try server { _ in .text("answer") }
    let ends = await withTaskGroup(of: [String: Int].self) { group in
      for lane in 0..<4 {
        group.addTask { [transport] in
          await Self.race(500, over: transport, salt: lane, url: server.url)
        }
      }
      return await group.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
    XCTAssertEqual(ends.values.reduce(0, +), 2000)
    XCTAssertEqual(Set(ends.keys).subtracting(["answered", "cancelled"]), [])
    let response = try await get(server.url)
    XCTAssertEqual(response.string, "answer")
  }

  private static func race(_ count: Int, over transport: any HTTPTransport, salt: Int, url: String)
    async -> [String: Int]
  {
    var ends: [String: Int] = [:]
    for round in 0..<count {
      let task = Task {
        do throws(TransportError) {
          _ = try await transport.perform(HTTPExchange(url: url))
          return "answered"
        } catch {
          return error.description
        }
      }
      // Sometimes before it starts, mostly during the exchange.
      for _ in 0..<((round &* 7 &+ salt) % 23) { await Task.yield() }
      task.cancel()
      ends[await task.value, default: 0] += 1
    }
    return ends
  }

  private func assertCancelsAtOnce(
    _ answer: @escaping @Sendable (_ arrived: @escaping @Sendable () -> Void) -> LoopbackResponse,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try server { _ in answer { arrival.yield() } }
    let task = Task { [transport] in await transport.failure(of: HTTPExchange(url: server.url)) }
    for await _ in arrivals.prefix(1) {}
    let elapsed = await ContinuousClock().measure {
      task.cancel()
      let error = await task.value
      XCTAssertEqual(error, .cancelled, file: file, line: line)
    }
    // It takes well under a millisecond. A loop that isn't woken notices it after a minute; the
    // limit is between the two, for busy machines.
    XCTAssertLessThan(elapsed, .seconds(20), file: file, line: line)
  }
}
