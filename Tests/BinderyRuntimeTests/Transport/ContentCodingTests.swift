import BinderyRuntime
import BinderyTesting
import Foundation
import XCTest

/// Tests of responses with a content coding: complete, truncated and malformed.
final class ContentCodingTests: TransportTestCase {
  /// `hello`, compressed as in RFC 1952.
  private static let gzip: [UInt8] = [
    0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x86,
    0xA6, 0x10, 0x36, 0x05, 0, 0, 0,
  ]
  /// The same between the bytes of RFC 1950, and without them.
  private static let zlib: [UInt8] =
    [0x78, 0x9C] + gzip[10..<17] + [0x06, 0x2C, 0x02, 0x15]

  func testEachContentCodingIsDecoded() async throws {
    let table: [(String, [UInt8], String)] = [
      ("gzip", Self.gzip, "hello"), ("X-GZIP", Self.gzip, "hello"),
      ("gzip", Self.gzip + Self.gzip, "hellohello"), ("deflate", Self.zlib, "hello"),
      ("deflate", Array(Self.gzip[10..<17]), "hello"), ("identity", [0x61], "a"),
      ("gzip", [], ""),
    ]
    for (coding, body, expected) in table {
      let server = try server { _ in
        .response(200, headers: ["Content-Encoding": coding], body: body)
      }
      let response = try await transport.perform(HTTPExchange(url: server.url))
      XCTAssertEqual(String(decoding: response.body, as: UTF8.self), expected, coding)
      XCTAssertEqual(server.requests.first?.headers["Accept-Encoding"], "gzip, deflate")
    }
  }

  /// None was requested, and a decoder would not detect a truncated body.
  func testATransferCodingIsNotDecoded() async throws {
    for count in [5, Self.gzip.count] {
      let size = String(count, radix: 16)
      let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n\(size)\r\n"
      let server = try server { _ in
        LoopbackResponse([
          .send(head), .send(Array(Self.gzip.prefix(count))), .send("\r\n0\r\n\r\n"),
        ])
      }
      let response = try await transport.perform(HTTPExchange(url: server.url))
      XCTAssertEqual(response.body, Array(Self.gzip.prefix(count)))
    }
  }

  func testTruncatedContentIsAnError() async throws {
    for count in [1, 12, 16, Self.gzip.count - 1] {
      let server = try server { _ in
        .response(
          200,
          headers: ["Content-Encoding": "gzip"],
          body: Array(Self.gzip.prefix(count))
        )
      }
      let exchange = HTTPExchange(url: server.url)
      assertCut(await transport.failure(of: exchange), after: count, of: nil)
      do throws(TransportError) {
        _ = try await transport.stream(exchange).body.collect(upTo: 100)
        XCTFail("\(count) bytes are not the whole")
      } catch {
        assertCut(error, after: count, of: nil)
      }
    }
  }

  func testContentOfAnotherCodingIsInvalid() async throws {
    let table: [(String, [UInt8])] = [
      ("gzip", Array("hello".utf8)), ("deflate", Array("hello".utf8)), ("br", Self.gzip),
      ("gzip, gzip", Self.gzip), ("gzip", Self.gzip + [0, 0]),
      ("gzip", Self.gzip.dropLast(5) + [1, 5, 0, 0, 0]),
    ]
    for (coding, body) in table {
      let server = try server { _ in
        .response(200, headers: ["Content-Encoding": coding], body: body)
      }
      let reason = "content that can't be decoded as “\(coding.filter { $0 != " " })”"
      await assertFails(.invalidResponse(reason), HTTPExchange(url: server.url))
    }
  }

  func testASlowConsumerSlowsTheService() async throws {
    let stream = LoopbackStream()
    let server = try server { _ in
      .stream(stream, contentType: "a/b", headers: ["Content-Encoding": "deflate"])
    }
    let body = try await transport.stream(HTTPExchange(url: server.url)).body
    let piece = (0..<60_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let expected = Data(piece + piece + piece)
    let count = 512
    for number in 1...count { stream.send(Self.stored(piece, isLast: number == count)) }
    stream.finish()
    await stream.waitUntilBlocked()
    XCTAssertLessThan(stream.sentCount, 24 << 20)
    var received = 0
    for try await chunk in body {
      let expectedChunk = expected.dropFirst(received % piece.count).prefix(chunk.count)
      guard Data(chunk) == expectedChunk else { return XCTFail("other bytes at \(received)") }
      received += chunk.count
    }
    XCTAssertEqual(received, piece.count * count)
  }

  /// Returns a block that isn't compressed (RFC 1951 §3.2.4).
  private static func stored(_ content: [UInt8], isLast: Bool) -> [UInt8] {
    let size = UInt16(content.count)
    let sizes = [size, ~size].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return [isLast ? 1 : 0] + sizes + content
  }

  func testTheSizeOfADecodedBodyIsLimited() async throws {
    let server = try server { _ in
      .response(200, headers: ["Content-Encoding": "gzip"], body: Self.gzip)
    }
    let exchange = HTTPExchange(url: server.url, maximumBodySize: 4)
    await assertFails(.tooLarge(limit: 4), exchange)
  }

  func testACompressedResponseIsDecodedWithItsHeaders() async throws {
    let server = try server { _ in
      .response(
        200,
        headers: ["Content-Encoding": "gzip", "X-Kept": "1"],
        body: [
          0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xCB, 0x48, 0xCD, 0xC9,
          0xC9, 0x57, 0xC8, 0x40, 0x90, 0x00, 0x80, 0x88, 0xF9, 0xE5, 0x11, 0x00, 0x00, 0x00,
        ]
      )
    }
    let response = try await get(server.url)
    XCTAssertEqual(response.string, "hello hello hello")
    XCTAssertEqual(response.headers.map(\.name), ["X-Kept"])
    let offered = try XCTUnwrap(server.requests.last?.headers["Accept-Encoding"])
    XCTAssertTrue(offered.contains("gzip"), offered)
  }

  func testAnUnknownCompressionIsAnInvalidResponse() async throws {
    let server = try server { _ in
      .response(200, headers: ["Content-Encoding": "secret"], body: [1, 2, 3])
    }
    guard case .invalidResponse = await transport.failure(of: HTTPExchange(url: server.url)) else {
      return XCTFail("not invalid")
    }
  }
}
