import XCTest

@testable import BinderyRealtime

/// Tests of frame headers (RFC 6455 §5.2).
final class WebSocketFrameHeaderTests: XCTestCase {
  func testLengthsAreMinimallyEncoded() throws {
    for (count, headerCount) in [
      0: 2, 125: 2, 126: 4, 0xFFFF: 4, 0x1_0000: 10, 1 << 40: 10,
    ] {
      let header = WebSocketFrameHeader(isFinal: true, opcode: .binary, count: count)
      XCTAssertEqual(bytes(of: header).count, headerCount, "\(count)")
      XCTAssertEqual(try read(bytes(of: header)), header)
    }
  }

  func testTheMaskFollowsTheLength() throws {
    let header = WebSocketFrameHeader(isFinal: false, opcode: .text, mask: 0x37FA_213D, count: 5)
    XCTAssertEqual(bytes(of: header), [0x01, 0x85, 0x37, 0xFA, 0x21, 0x3D])
    XCTAssertEqual(try read([0x01, 0x85, 0x37, 0xFA, 0x21, 0x3D]), header)
  }

  func testAHeaderIsReadOnceItIsComplete() throws {
    var header = WebSocketFrameHeader(isFinal: true, opcode: .binary, mask: 1, count: 70_000)
    header.isCompressed = true
    let whole = bytes(of: header)
    for count in 0..<whole.count {
      XCTAssertNil(try read(Array(whole.prefix(count))), "\(count)")
    }
    XCTAssertEqual(try read(whole + [1, 2, 3]), header)
  }

  func testInvalidFrameHeaders() {
    assertViolation([0xA1, 0], "a frame has reserved bits")
    assertViolation([0x83, 0], "a frame has the unknown opcode 3")
    assertViolation([0x8B, 0], "a frame has the unknown opcode 11")
    assertViolation([0x09, 0], "a control frame is fragmented")
    assertViolation([0x88, 126], "a control frame is longer than 125 bytes")
    assertViolation([0x82, 126, 0, 125], "a frame's length is not minimally encoded")
    assertViolation(
      [0x82, 127, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF],
      "a frame's length is not minimally encoded"
    )
    assertViolation(
      [0x82, 127, 0x80, 0, 0, 0, 0, 0, 0, 0],
      "a frame's length exceeds 63 bits"
    )
  }

  private func bytes(of header: WebSocketFrameHeader) -> [UInt8] {
    var bytes: [UInt8] = []
    header.write(to: &bytes)
    return bytes
  }

  private func read(_ bytes: [UInt8]) throws -> WebSocketFrameHeader? {
    try bytes.withUnsafeBufferPointer { try WebSocketFrameHeader.read($0)?.header }
  }

  private func assertViolation(
    _ bytes: [UInt8],
    _ reason: String,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(try read(bytes), line: line) {
      XCTAssertEqual($0 as? WebSocketViolation, WebSocketViolation(reason), line: line)
    }
  }
}
