import BinderyRuntime
import BinderyTesting
import Foundation
import XCTest

/// Tests of streamed responses.
final class TransportStreamTests: TransportTestCase {
  func testTheHeaderArrivesFirstAndEachChunkWhenItIsSent() async throws {
    let stream = LoopbackStream()
    let server = try server { _ in
      .stream(stream, contentType: "text/event-stream", headers: ["X-A": "1"])
    }
    let response = try await transport.stream(HTTPExchange(url: server.url))
    XCTAssertEqual(response.status, 200)
    XCTAssertEqual(response.headers["X-A"], "1")
    var body = response.body.makeAsyncIterator()
    for text in ["one", "two", "three"] {
      stream.send(text)
      let chunk = try await body.next()
      XCTAssertEqual(chunk.map { String(decoding: $0, as: UTF8.self) }, text)
    }
    stream.finish()
    let end = try await body.next()
    XCTAssertNil(end)
  }

  func testErrorStatusesAndResponsesWithoutABody() async throws {
    let cases: [(HTTPMethod, LoopbackResponse, Int, String)] = [
      (.get, .text("no", status: 503), 503, "no"), (.get, .status(204), 204, ""),
      (.head, .text("none"), 200, ""), (.get, .text(""), 200, ""),
      (.get, LoopbackResponse.text("late").preceded(by: 103), 200, "late"),
    ]
    for (method, answer, status, text) in cases {
      let server = try server { _ in answer }
      let response = try await transport.stream(HTTPExchange(url: server.url, method: method))
      XCTAssertEqual(response.status, status)
      let body = try await response.body.collect(upTo: 100)
      XCTAssertEqual(String(decoding: body, as: UTF8.self), text)
    }
  }

  func testRedirectsAreFollowedBeforeTheHeaderIsReturned() async throws {
    let moved = LoopbackResponse.response(302, headers: ["Location": "/b"], body: [1, 2])
    let odd = LoopbackResponse.response(300, body: Array("choose".utf8))
    for (answers, text) in [([moved, .text("there")], "there"), ([odd], "choose")] {
      let server = try LoopbackServer(script: answers)
      defer { server.stop() }
      let exchange = HTTPExchange(url: server.url, followsRedirects: true)
      let body = try await transport.stream(exchange).body.collect(upTo: 100)
      XCTAssertEqual(String(decoding: body, as: UTF8.self), text)
    }
  }

  func testErrorsInABodyReachTheConsumer() async throws {
    let stream = LoopbackStream()
    let server = try server { _ in .stream(stream, contentType: "a/b") }
    var body = try await transport.stream(HTTPExchange(url: server.url)).body.makeAsyncIterator()
    stream.send("part")
    stream.close()
    let first = try await body.next()
    XCTAssertEqual(first?.count, 4)
    assertCut(await failure(of: &body), after: 4, of: nil)

    let half = try self.server { _ in .halfBody(of: Array("0123456789".utf8)) }
    body = try await transport.stream(HTTPExchange(url: half.url)).body.makeAsyncIterator()
    _ = try await body.next()
    assertCut(await failure(of: &body), after: 5, of: 10)
  }

  func testFailuresBeforeTheHeaderAreThrown() async throws {
    let cut = LoopbackResponse([.send("HTTP/1.1 200 OK\r\nX: "), .close])
    for answer in [.closed, .garbage, .reset, cut] {
      let server = try server { _ in answer }
      do throws(TransportError) {
        _ = try await transport.stream(HTTPExchange(url: server.url))
        XCTFail("no error")
      } catch {
        switch error {
        case .connectionLost, .invalidResponse: break
        default: XCTFail("\(error)")
        }
      }
    }
  }

  func testSilenceEndsAStream() async throws {
    // In one piece, without a pause between its parts.
    let half = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n".utf8) + [1]
    let server = try server { request in
      request.path == "/head" ? .stall() : LoopbackResponse([.send(half), .stall])
    }
    let early = HTTPExchange(url: server.url + "/head", timeout: .milliseconds(50))
    do throws(TransportError) {
      _ = try await transport.stream(early)
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error, .timedOut)
    }
    let late = HTTPExchange(url: server.url, idleTimeout: .milliseconds(50))
    var body = try await transport.stream(late).body.makeAsyncIterator()
    let first = try await body.next()
    XCTAssertEqual(first, [1])
    let error = await failure(of: &body)
    XCTAssertEqual(error, .timedOut)
  }

  /// The whole transfer takes longer than each of its timeouts.
  func testAStreamMayTakeLongerThanItsTimeouts() async throws {
    let server = try server { _ in
      .drip([UInt8](repeating: 7, count: 12), piece: 1, milliseconds: 100)
    }
    let exchange = HTTPExchange(
      url: server.url,
      timeout: .seconds(1),
      idleTimeout: .seconds(1)
    )
    let body = try await transport.stream(exchange).body.collect(upTo: 100)
    XCTAssertEqual(body.count, 12)
  }

  func testCompressedBodiesAreDecodedWhileTheyArrive() async throws {
    let server = try server { _ in .gzip }
    let response = try await transport.stream(HTTPExchange(url: server.url))
    XCTAssertNil(response.headers["Content-Encoding"])
    XCTAssertNil(response.headers["Content-Length"])
    let body = try await response.body.collect(upTo: 100)
    XCTAssertEqual(String(decoding: body, as: UTF8.self), "hello")
  }

  func testAStreamOutlivesItsTransport() async throws {
    let stream = LoopbackStream()
    let server = try server { _ in .stream(stream, contentType: "a/b") }
    var body: HTTPByteStream?
    #if canImport(Darwin)
      do { body = try await URLSessionTransport().stream(HTTPExchange(url: server.url)).body }
    #else
      do { body = try await CurlTransport().stream(HTTPExchange(url: server.url)).body }
    #endif
    stream.send("still here")
    stream.finish()
    let bytes = try await body?.collect(upTo: 100)
    XCTAssertEqual(bytes?.count, 10)
  }

  private func failure(of body: inout HTTPByteStream.Iterator) async -> TransportError? {
    do throws(TransportError) {
      _ = try await body.next()
      return nil
    } catch {
      return error
    }
  }
}

extension LoopbackResponse {
  /// `hello`, compressed.
  fileprivate static let gzip = response(
    200,
    headers: ["Content-Encoding": "gzip"],
    body: [
      0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x86,
      0xA6, 0x10, 0x36, 0x05, 0, 0, 0,
    ]
  )
}
