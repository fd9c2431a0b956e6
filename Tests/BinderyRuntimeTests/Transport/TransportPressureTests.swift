import BinderyRuntime
import BinderyTesting
import Foundation
import TestSupport
import XCTest

/// Tests of consumers of a stream that are slow, stop, or are cancelled.
final class TransportPressureTests: TransportTestCase {
  func testASlowConsumerSlowsTheService() async throws {
    let stream = LoopbackStream()
    let server = try server { _ in .stream(stream, contentType: "a/b") }
    var body = try await transport.stream(HTTPExchange(url: server.url)).body.makeAsyncIterator()
    let piece = (0..<65_536).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let count = 512
    for _ in 0..<count { stream.send(piece) }
    stream.finish()
    await stream.waitUntilBlocked()
    // The buffers of the system, of libcurl, and of the stream.
    XCTAssertLessThan(stream.sentCount, 24 << 20)
    var received = 0
    while let chunk = try await body.next() {
      XCTAssertLessThanOrEqual(chunk.count, 32_768)
      let start = received % piece.count
      let expected = Data((piece + piece)[start..<start + chunk.count])
      guard Data(chunk) == expected else { return XCTFail("other bytes at \(received)") }
      received += chunk.count
    }
    XCTAssertEqual(received, piece.count * count)
  }

  func testAPausedStreamDoesNotTimeOut() async throws {
    let body = [UInt8](repeating: 7, count: 4 << 20)
    let server = try server { request in
      request.path == "/big"
        ? .response(200, body: body) : .drip([1, 2, 3, 4], piece: 1, milliseconds: 500)
    }
    let exchange = HTTPExchange(url: server.url + "/big", idleTimeout: .seconds(1))
    let stream = try await transport.stream(exchange).body
    // Twice the idle timeout; the pauses of a busy machine are shorter than that.
    _ = try await get(server.url + "/slow")
    let bytes = try await stream.collect(upTo: body.count)
    XCTAssertTrue(bytes == body)
  }

  func testLeavingTheLoopEndsTheTransfer() async throws {
    let stream = LoopbackStream()
    let server = try server { _ in .stream(stream, contentType: "a/b") }
    let response = try await transport.stream(HTTPExchange(url: server.url))
    stream.send("one")
    for try await _ in response.body { break }
    await stream.waitForDisconnect()
    withExtendedLifetime(response) {}
  }

  func testReleasingAStreamEndsTheTransfer() async throws {
    let stream = LoopbackStream()
    let server = try server { _ in .stream(stream, contentType: "a/b") }
    do { _ = try await transport.stream(HTTPExchange(url: server.url)) }
    await stream.waitForDisconnect()
  }

  func testCancellingTheTaskEndsTheStreamAtOnce() async throws {
    let stream = LoopbackStream()
    let server = try server { _ in .stream(stream, contentType: "a/b") }
    let (signs, sign) = AsyncStream.makeStream(of: Void.self)
    let response = try await transport.stream(HTTPExchange(url: server.url))
    let task = Task { () async -> TransportError? in
      do throws(TransportError) {
        var body = response.body.makeAsyncIterator()
        while try await body.next() != nil { sign.yield() }
        return nil
      } catch {
        return error
      }
    }
    stream.send("one")
    for await _ in signs.prefix(1) {}
    task.cancel()
    let error = await task.value
    XCTAssertEqual(error, .cancelled)
    await stream.waitForDisconnect()
  }

  func testCancellingTheTaskThatWaitsForTheHeader() async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try server { _ in LoopbackResponse([.call { arrival.yield() }, .stall]) }
    let task = Task { [transport] () async -> TransportError? in
      do throws(TransportError) {
        _ = try await transport.stream(HTTPExchange(url: server.url))
        return nil
      } catch {
        return error
      }
    }
    for await _ in arrivals.prefix(1) {}
    task.cancel()
    let error = await task.value
    XCTAssertEqual(error, .cancelled)
  }

  /// Chunks, ends and cancellations race; each stream ends once, with either.
  func testManyStreamsRaceWithTheirCancellation() async throws {
    let server = try server { _ in .chunked((0..<20).map { [UInt8](repeating: $0, count: 999) }) }
    let ends = await withTaskGroup(of: [String].self) { group in
      for lane in 0..<4 {
        group.addTask { [transport] in
          var generator = SeededGenerator(seed: UInt64(lane))
          var ends: [String] = []
          for _ in 0..<100 {
            let stop = Int.random(in: 0...20, using: &generator)
            let task = Task { await transport.end(of: server.url, stoppingAfter: stop) }
            if Bool.random(using: &generator) { task.cancel() }
            ends.append(await task.value)
          }
          return ends
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    XCTAssertEqual(ends.count, 400)
    XCTAssertEqual(Set(ends).subtracting(["whole", "left", "cancelled"]), [])
  }
}

extension HTTPTransport {
  fileprivate func end(of url: String, stoppingAfter count: Int) async -> String {
    do throws(TransportError) {
      var body = try await stream(HTTPExchange(url: url)).body.makeAsyncIterator()
      var left = count
      while try await body.next() != nil {
        left -= 1
        if left < 0 { return "left" }
      }
      return "whole"
    } catch {
      return "\(error)"
    }
  }
}
