import XCTest

@testable import ReverseProxy

/// Heads and bodies that arrive in pieces.
final class MessageReaderTests: XCTestCase {
  func testReadsAHeadInAnyPieces() throws {
    let text = "\r\nGET /a HTTP/1.1\r\nHost: a\r\nX-Folded: 1\r\n  2\r\nEmpty:\r\n\r\nrest"
    let bytes = Array(text.utf8)
    for split in 0...bytes.count {
      var queue = ByteQueue()
      queue.append(bytes[..<split])
      let early = try MessageHead(&queue)
      queue.append(bytes[split...])
      let head = try early ?? XCTUnwrap(MessageHead(&queue))
      XCTAssertEqual(head.fields.map(\.value), ["a", "1 2", ""])
      XCTAssertEqual(
        String(decoding: head.bytes, as: UTF8.self) + "rest",
        String(text.dropFirst(1))
      )
      XCTAssertEqual(Array(queue.unread), Array("rest".utf8))
    }
  }

  func testReadsChunksInAnyPieces() throws {
    let bytes = Array("5;a=b\r\nhello\r\n1\r\n!\r\n0\r\nX: 1\r\n\r\n".utf8)
    for split in 0...bytes.count {
      var reader = ChunkReader()
      var content: [UInt8] = []
      XCTAssertEqual(try reader.read(bytes[..<split]) { content += $0 }, split)
      XCTAssertEqual(
        try reader.read(bytes[split...] + Array("next".utf8)) { content += $0 },
        bytes.count - split
      )
      XCTAssert(reader.isComplete)
      XCTAssertEqual(content, Array("hello!".utf8))
    }
  }

  func testRejectsInvalidChunks() {
    for text in ["z\r\n", "-1\r\n", "\r\n", "1\r\nabc", "fffffffffffffffff\r\n"] {
      var reader = ChunkReader()
      XCTAssertThrowsError(try reader.read(Array(text.utf8)[...]) { _ in }, text)
    }
  }

  func testParsesTargets() throws {
    let target = try ProxyTarget("wss://API.example/v1/")
    XCTAssertEqual(target.authority, "API.example")
    XCTAssertEqual(target.url(of: "/v1/a", isWebSocket: true), "wss://API.example/v1/a")
    XCTAssertEqual(try ProxyTarget("http://[::1]:8080").authority, "[::1]:8080")
    for url in [
      "", "example.com", "ftp://a", "http://", "http://u:p@a", "http://a?b", "http://a#b",
      "http://a:0",
    ] {
      XCTAssertThrowsError(try ProxyTarget(url), url)
    }
  }
}
