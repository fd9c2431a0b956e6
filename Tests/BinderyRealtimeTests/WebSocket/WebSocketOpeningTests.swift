import BinderyRuntime
import XCTest

@testable import BinderyRealtime

/// Tests of the opening handshake (RFC 6455 §1.3, §3 and §4.1).
final class WebSocketOpeningTests: XCTestCase {
  func testTheRequest() throws {
    var options = WebSocketOptions()
    options.subprotocols = ["chat", "superchat"]
    options.headers = ["Origin": "http://example.com", "Sec-WebSocket-Key": "mine"]
    options.compression = WebSocketCompression()
    XCTAssertEqual(
      String(
        decoding: try opening("ws://server.example.com/chat?x=%20", options).request,
        as: UTF8.self
      ),
      """
      GET /chat?x=%20 HTTP/1.1\r
      Host: server.example.com\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Protocol: chat, superchat\r
      Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r
      Origin: http://example.com\r
      \r

      """
    )
  }

  func testEachConnectionHasANewKey() throws {
    let address = try WebSocketAddress("ws://localhost")
    let keys = try (0..<100).map { _ in try WebSocketOpening(address, WebSocketOptions()).key }
    XCTAssertEqual(Set(keys).count, 100)
    XCTAssertTrue(keys.allSatisfy { Data(base64Encoded: $0)?.count == 16 })
  }

  func testAddresses() throws {
    let plain = try WebSocketAddress("ws://example.com")
    XCTAssertEqual([plain.host, plain.target], ["example.com", "/"])
    XCTAssertEqual(plain.connectionURL, "http://example.com/")
    let secure = try WebSocketAddress("WSS://ann:p%40ss@[::1]:8443/a/b?c=d")
    XCTAssertEqual([secure.host, secure.target], ["[::1]:8443", "/a/b?c=d"])
    XCTAssertEqual(secure.connectionURL, "https://[::1]:8443/")
    XCTAssertEqual(secure.credentials, "ann:p@ss")
    XCTAssertEqual(try WebSocketAddress("wss://example.com:443/").host, "example.com")
    for url in ["", "example.com", "ftp://example.com", "ws://", "ws://a/#b", "ws://a:70000"] {
      XCTAssertThrowsError(try WebSocketAddress(url), url)
    }
  }

  func testCredentialsOfTheURLAreSentUnlessThereAreOthers() throws {
    let request = try opening("ws://ann:secret@localhost", WebSocketOptions()).request
    XCTAssertTrue(
      String(decoding: request, as: UTF8.self).contains("Authorization: Basic YW5uOnNlY3JldA==\r\n")
    )
    var options = WebSocketOptions()
    options.headers = ["authorization": "Bearer token"]
    let other = try opening("ws://ann:secret@localhost", options).request
    let text = String(decoding: other, as: UTF8.self)
    XCTAssertTrue(text.contains("Authorization: Bearer token\r\n"), text)
    XCTAssertFalse(text.contains("Basic"))
  }

  func testHeadersWithLineBreaksAreRefused() {
    var options = WebSocketOptions()
    options.headers = ["X-Name": "value\r\nX-Other: injected"]
    XCTAssertThrowsError(try opening("ws://localhost", options))
    options = WebSocketOptions()
    options.subprotocols = ["a\nb"]
    XCTAssertThrowsError(try opening("ws://localhost", options))
    for byte in UInt8(0)...0x7F {
      options = WebSocketOptions()
      options.headers = ["X-Name": "a\(UnicodeScalar(byte))b"]
      let isTaken = (try? opening("ws://localhost", options)) != nil
      XCTAssertEqual(isTaken, (0x20...0x7E).contains(byte) || byte == 0x09, "\(byte)")
    }
  }

  func testAResponseIsReadOnceItIsComplete() throws {
    let text =
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nX-A:  b \r\n\r\n\u{1}rest"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count - 5 {
      XCTAssertNil(try WebSocketOpeningResponse(Array(bytes.prefix(count))))
    }
    let answer = try XCTUnwrap(WebSocketOpeningResponse(bytes))
    XCTAssertEqual(answer.status, 101)
    XCTAssertEqual(answer.headers, ["Upgrade": "websocket", "X-A": "b"])
    XCTAssertEqual(answer.rest, [1] + Array("rest".utf8))
  }

  func testInvalidResponses() {
    for text in [
      "SSH-2.0-x\r\n\r\n", "HTTP/1.1 wow\r\n\r\n", "HTTP/1.1 99 X\r\n\r\n",
      "HTTP/1.1 600 X\r\n\r\n", "HTTP/1.1 -1 X\r\n\r\n", "HTTP/1.1 101 X\r\n: a\r\n\r\n", "\n\n",
    ] {
      XCTAssertThrowsError(try WebSocketOpeningResponse(Array(text.utf8)), text)
    }
    let endless = Array("HTTP/1.1 101 X\r\nA: ".utf8) + [UInt8](repeating: 0x41, count: 70_000)
    XCTAssertThrowsError(try WebSocketOpeningResponse(endless))
  }

  func testTheServerMustAcceptTheKey() throws {
    let good: HTTPHeaders = [
      "Upgrade": "WebSocket", "Connection": "keep-alive, Upgrade",
      "Sec-WebSocket-Accept": "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=",
    ]
    XCTAssertNil(try outcome(101, good).subprotocol)
    for name in ["Upgrade", "Connection", "Sec-WebSocket-Accept"] {
      var headers = good
      headers[name] = "other"
      assertHandshakeFails(headers)
      headers[name] = nil
      assertHandshakeFails(headers)
    }
    var headers = good
    headers["Sec-WebSocket-Extensions"] = "permessage-deflate"
    assertHandshakeFails(headers)
    headers = good
    headers["Sec-WebSocket-Protocol"] = "other"
    assertHandshakeFails(headers)
    headers["Sec-WebSocket-Protocol"] = "chat"
    XCTAssertEqual(try outcome(101, headers).subprotocol, "chat")
  }

  func testAnotherStatusIsARefusal() {
    XCTAssertThrowsError(try outcome(403, ["X-Why": "key"], rest: "no")) {
      guard case WebSocketError.refused(let refusal) = $0 else { return XCTFail("\($0)") }
      XCTAssertEqual(refusal.status, 403)
      XCTAssertEqual(refusal.headers, ["X-Why": "key"])
      XCTAssertEqual(refusal.body, Array("no".utf8))
    }
  }
}

extension WebSocketOpeningTests {
  private func opening(_ url: String, _ options: WebSocketOptions) throws -> WebSocketOpening {
    try WebSocketOpening(WebSocketAddress(url), options, key: Array("the sample nonce".utf8))
  }

  private func outcome(
    _ status: Int,
    _ headers: HTTPHeaders,
    rest: String = ""
  ) throws -> WebSocketOpening.Outcome {
    var options = WebSocketOptions()
    options.subprotocols = ["chat"]
    let lines = headers.map { "\($0.name): \($0.value)\r\n" }.joined()
    let answer = try WebSocketOpeningResponse(
      Array("HTTP/1.1 \(status) X\r\n\(lines)\r\n\(rest)".utf8)
    )
    return try opening("ws://localhost", options).outcome(in: try XCTUnwrap(answer))
  }

  private func assertHandshakeFails(_ headers: HTTPHeaders, line: UInt = #line) {
    XCTAssertThrowsError(try outcome(101, headers), line: line) {
      guard case WebSocketError.handshake = $0 else { return XCTFail("\($0)", line: line) }
    }
  }
}
