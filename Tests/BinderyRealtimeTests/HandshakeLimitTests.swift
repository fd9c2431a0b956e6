import XCTest

@testable import BinderyRealtime

/// Tests of the maximum length of a handshake's response header.
final class HandshakeLimitTests: XCTestCase {
  func testAHeaderBeyondTheLimitIsRefused() throws {
    let begin = Array("HTTP/1.1 101 Yes\r\nA: ".utf8)
    func answer(_ count: Int) throws -> WebSocketOpeningResponse? {
      try WebSocketOpeningResponse(begin + [UInt8](repeating: 0x61, count: count - begin.count))
    }
    XCTAssertNil(try answer(WebSocketOpeningResponse.limit - 1))
    XCTAssertNil(try answer(WebSocketOpeningResponse.limit))
    XCTAssertThrowsError(try answer(WebSocketOpeningResponse.limit + 1))
  }
}
