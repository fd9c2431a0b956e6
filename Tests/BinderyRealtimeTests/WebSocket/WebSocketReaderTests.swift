import BinderyTesting
import XCTest

@testable import BinderyRealtime

/// Tests of reading frames (RFC 6455 §5.4 to §5.7).
final class WebSocketReaderTests: XCTestCase {
  func testFramesAreReadInOrderInAnyPieces() throws {
    let bytes: [UInt8] =
      [0x01, 0x03] + Array("Hel".utf8) + [0x89, 0x02, 7, 8] + [0x00, 0x00]
      + [0x80, 0x02] + Array("lo".utf8) + [0x82, 0x01, 9, 0x8A, 0x00] + [0x81, 0x00]
      + [0x88, 0x05, 0x0F, 0xA1] + Array("bye".utf8)
    let expected: [LoopbackWebSocket.Frame] = [
      .ping([7, 8]), .message(.text("Hello")), .message(.binary([9])), .pong([]),
      .message(.text("")), .close(code: WebSocketCloseCode(rawValue: 4001), reason: "bye"),
    ]
    XCTAssertEqual(try read([bytes]), expected)
    for cut in bytes.indices {
      XCTAssertEqual(try read([Array(bytes[..<cut]), Array(bytes[cut...])]), expected, "\(cut)")
    }
    XCTAssertEqual(try read(bytes.map { [$0] }), expected)
  }

  func testMaskedFramesAreUnmasked() throws {
    var writer = WebSocketWriter(masks: true)
    writer.fragmentSize = 7
    var bytes: [UInt8] = []
    writer.write(.text("a text in several frames, ä"), to: &bytes)
    writer.write(.ping, [1, 2, 3], to: &bytes)
    writer.writeClose(.goingAway, "over", to: &bytes)
    let expected: [LoopbackWebSocket.Frame] = [
      .message(.text("a text in several frames, ä")), .ping([1, 2, 3]),
      .close(code: .goingAway, reason: "over"),
    ]
    XCTAssertEqual(try read([bytes], areMasked: true), expected)
    XCTAssertEqual(try read(bytes.map { [$0] }, areMasked: true), expected)
  }

  func testFramesOutOfOrder() {
    assertViolation([0x80, 0x00], "a continuation frame without a message to continue")
    assertViolation([0x01, 0x00, 0x81, 0x00], "a new message begins before the last one ended")
    assertViolation([0x81, 0x80, 1, 2, 3, 4], "a server's frame is masked")
    assertViolation([0x81, 0x00], "a client's frame isn't masked", areMasked: true)
    assertViolation([0xC1, 0x00], "a frame has an unexpected compression bit")
  }

  func testInvalidUTF8IsDetectedAtOnce() {
    assertViolation([0x81, 0x01, 0xFF], "a text is not valid UTF-8", .invalidPayload)
    // The rest of the frame never arrives.
    assertViolation([0x81, 0x7D, 0x41, 0xC0], "a text is not valid UTF-8", .invalidPayload)
    assertViolation(
      [0x01, 0x01, 0xE0, 0x80, 0x01, 0x9F],
      "a text is not valid UTF-8",
      .invalidPayload
    )
    assertViolation([0x81, 0x01, 0xC3], "a text is not valid UTF-8", .invalidPayload)
    XCTAssertEqual(try read([[0x01, 0x01, 0xC3, 0x80, 0x01, 0xA4]]), [.message(.text("ä"))])
  }

  func testLengthsAreCheckedBeforeThePayload() {
    assertViolation(
      [0x82, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      "a frame is longer than 1000 bytes",
      .messageTooBig
    )
    let half = [UInt8](repeating: 0, count: 900)
    assertViolation(
      [0x02, 0x7E, 0x03, 0x84] + half + [0x80, 0x7E, 0x03, 0x84] + half,
      "a message is longer than 1500 bytes",
      .messageTooBig
    )
  }

  func testFramesOfTheMaximumSizeAreRead() throws {
    let whole = [UInt8](repeating: 7, count: 1_000)
    let frame = [0x82, 0x7E, 0x03, 0xE8] + whole
    let rest = [UInt8](repeating: 7, count: 500)
    let fragments = [0x02, 0x7E, 0x03, 0xE8] + whole + [0x80, 0x7E, 0x01, 0xF4] + rest
    XCTAssertEqual(
      try read([frame + fragments]),
      [.message(.binary(whole)), .message(.binary(whole + rest))]
    )
    let long = [0x82, 0x7E, 0x03, 0xE9] + whole + [7]
    assertViolation(long, "a frame is longer than 1000 bytes", .messageTooBig)
  }

  func testCloseFramesHaveAValidCode() {
    XCTAssertEqual(try read([[0x88, 0x00]]), [.close(code: nil, reason: "")])
    assertViolation([0x88, 0x01, 0x03], "a close frame has a code of one byte")
    for code in [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535] {
      assertViolation(
        [0x88, 0x02, UInt8(code >> 8), UInt8(code & 0xFF)],
        "a close frame has the invalid code \(code)"
      )
    }
    assertViolation(
      [0x88, 0x03, 0x03, 0xE8, 0xFF],
      "a close reason is not valid UTF-8",
      .invalidPayload
    )
  }
}

extension WebSocketReaderTests {
  private func read(_ pieces: [[UInt8]], areMasked: Bool = false) throws -> [LoopbackWebSocket
    .Frame]
  {
    var received: [LoopbackWebSocket.Frame] = []
    var reader = WebSocketReader(
      WebSocketReader.Bounds(frame: 1_000, message: 1_500, areMasked: areMasked)
    )
    for piece in pieces {
      try piece.withUnsafeBufferPointer { piece in
        try reader.read(piece) {
          received.append(.message($0.message))
        } control: { control in
          switch control {
          case .ping(let payload): received.append(.ping(payload))
          case .pong(let payload): received.append(.pong(payload))
          case .close(let code, let reason): received.append(.close(code: code, reason: reason))
          }
        }
      }
    }
    return received
  }

  private func assertViolation(
    _ bytes: [UInt8],
    _ reason: String,
    _ code: WebSocketCloseCode = .protocolError,
    areMasked: Bool = false,
    line: UInt = #line
  ) {
    for pieces in [[bytes], bytes.map { [$0] }] {
      XCTAssertThrowsError(try read(pieces, areMasked: areMasked), line: line) {
        XCTAssertEqual(
          $0 as? WebSocketViolation,
          WebSocketViolation(reason, code: code),
          line: line
        )
      }
    }
  }
}
