#if canImport(CLibZ)
  @testable import BinderyRealtime
  import XCTest

  /// Tests of compression (RFC 7692).
  final class WebSocketCompressionTests: XCTestCase {
    /// The examples of §7.2.3: one frame, two frames, a context that is kept, a block that isn't
    /// compressed, and one that ends its stream.
    func testTheExamplesOfTheRFC() throws {
      let hello: [UInt8] = [0xF2, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00]
      XCTAssertEqual(try read([0xC1, 0x07] + hello), ["Hello"])
      XCTAssertEqual(
        try read([0x41, 0x03, 0xF2, 0x48, 0xCD, 0x80, 0x04, 0xC9, 0xC9, 0x07, 0x00]),
        ["Hello"]
      )
      XCTAssertEqual(
        try read([0xC1, 0x07] + hello + [0xC1, 0x05, 0xF2, 0x00, 0x11, 0x00, 0x00]),
        ["Hello", "Hello"]
      )
      XCTAssertEqual(
        try read([
          0xC1, 0x0B, 0x00, 0x05, 0x00, 0xFA, 0xFF, 0x48, 0x65, 0x6C, 0x6C, 0x6F, 0x00,
        ]),
        ["Hello"]
      )
      XCTAssertEqual(
        try read([0xC1, 0x08, 0xF3, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x00]),
        ["Hello"]
      )
    }

    func testCompressedMessagesAreReadWithAnyContext() throws {
      let texts = (0..<50).map { "message \($0) of fifty that are much the same, ä\($0 % 3)" }
      for keepsContext in [true, false] {
        for bits in 9...15 {
          let negotiated = WebSocketCompression.NegotiatedParameters(
            clientKeepsContext: keepsContext,
            serverKeepsContext: keepsContext,
            clientWindowBits: bits,
            serverWindowBits: bits
          )
          var writer = WebSocketWriter(masks: false)
          writer.deflater = MessageDeflater(negotiated, minimumSize: 20)
          var bytes: [UInt8] = []
          for text in texts + ["short"] { writer.write(.text(text), to: &bytes) }
          XCTAssertEqual(try read(bytes, negotiated), texts + ["short"])
          XCTAssertLessThan(bytes.count, keepsContext ? 900 : 2_900)
        }
      }
    }

    func testEmptyMessagesBetweenCompressedOnes() throws {
      for keepsContext in [true, false] {
        let negotiated = WebSocketCompression.NegotiatedParameters(
          clientKeepsContext: keepsContext,
          serverKeepsContext: keepsContext
        )
        var writer = WebSocketWriter(masks: false)
        writer.deflater = MessageDeflater(negotiated, minimumSize: 0)
        let texts = ["", "a", "", "", "b", ""]
        var bytes: [UInt8] = []
        for text in texts { writer.write(.text(text), to: &bytes) }
        XCTAssertEqual(try read(bytes, negotiated), texts)
      }
    }

    func testTheDecompressedSizeIsBounded() {
      var writer = WebSocketWriter(masks: false)
      writer.deflater = MessageDeflater(.init(), minimumSize: 0)
      var bytes: [UInt8] = []
      writer.write(.binary([UInt8](repeating: 0, count: 10_000_000)), to: &bytes)
      XCTAssertLessThan(bytes.count, 20_000)
      XCTAssertThrowsError(try read(bytes)) {
        XCTAssertEqual(($0 as? WebSocketViolation)?.code, .messageTooBig)
      }
    }

    func testInvalidCompressedDataIsAViolation() {
      XCTAssertThrowsError(try read([0xC1, 0x04, 0xFF, 0xFF, 0xFF, 0xFF])) {
        XCTAssertEqual(($0 as? WebSocketViolation)?.code, .invalidPayload)
      }
      // A text that isn't UTF-8 after decompression.
      XCTAssertThrowsError(
        try read([0xC1, 0x07, 0x00, 0x01, 0x00, 0xFE, 0xFF, 0xFF, 0x00])
      ) {
        XCTAssertEqual(
          $0 as? WebSocketViolation,
          WebSocketViolation("a text is not valid UTF-8", code: .invalidPayload)
        )
      }
    }

    /// Only the first frame of a message may have the compression bit.
    func testFramesThatMustNotBeCompressed() {
      let frames: [[UInt8]] = [[0x01, 0x01, 0x61, 0xC0, 0x00], [0xC9, 0x00], [0xC8, 0x00]]
      for bytes in frames {
        XCTAssertThrowsError(try read(bytes), "\(bytes)") {
          let violation = WebSocketViolation("a frame has an unexpected compression bit")
          XCTAssertEqual($0 as? WebSocketViolation, violation)
        }
      }
    }

    func testAServerAgreesToWhatWasOffered() throws {
      let offer = WebSocketCompression()
      XCTAssertEqual(offer.offer, "permessage-deflate; client_max_window_bits")
      XCTAssertNil(try offer.negotiatedParameters(in: nil))
      XCTAssertEqual(try offer.negotiatedParameters(in: "permessage-deflate"), .init())
      XCTAssertEqual(
        try offer.negotiatedParameters(
          in: "permessage-deflate; client_no_context_takeover; server_no_context_takeover;"
            + " client_max_window_bits=10;server_max_window_bits=\"11\""
        ),
        .init(
          clientKeepsContext: false,
          serverKeepsContext: false,
          clientWindowBits: 10,
          serverWindowBits: 11
        )
      )
      for answer in [
        "", "permessage-bzip2", "permessage-deflate; level=9", "permessage-deflate;",
        "permessage-deflate, permessage-deflate", "permessage-deflate; client_max_window_bits",
        "permessage-deflate; server_max_window_bits=7",
        "permessage-deflate; server_max_window_bits=16",
        "permessage-deflate; server_max_window_bits=08",
        "permessage-deflate; server_no_context_takeover=1",
        "permessage-deflate; server_no_context_takeover; server_no_context_takeover",
      ] {
        XCTAssertThrowsError(try offer.negotiatedParameters(in: answer), answer)
      }
    }

    func testAServerMustAcceptRequiredParameters() throws {
      var offer = WebSocketCompression()
      offer.serverKeepsContext = false
      offer.clientKeepsContext = false
      offer.serverWindowBits = 10
      XCTAssertEqual(
        offer.offer,
        "permessage-deflate; client_max_window_bits; client_no_context_takeover;"
          + " server_no_context_takeover; server_max_window_bits=10"
      )
      XCTAssertThrowsError(try offer.negotiatedParameters(in: "permessage-deflate"))
      let silent = "permessage-deflate; server_no_context_takeover; server_max_window_bits=10"
      XCTAssertEqual(try offer.negotiatedParameters(in: silent)?.clientKeepsContext, false)
      XCTAssertThrowsError(
        try offer.negotiatedParameters(in: "permessage-deflate; server_no_context_takeover")
      )
      XCTAssertNotNil(
        try offer.negotiatedParameters(
          in: "permessage-deflate; server_no_context_takeover; server_max_window_bits=9"
        )
      )
    }

    private func read(
      _ bytes: [UInt8],
      _ negotiated: WebSocketCompression.NegotiatedParameters = .init()
    ) throws -> [String] {
      var texts: [String] = []
      var reader = WebSocketReader(
        WebSocketReader.Bounds(frame: 1 << 20, message: 1 << 20),
        inflater: MessageInflater(negotiated)
      )
      try bytes.withUnsafeBufferPointer { bytes in
        try reader.read(bytes) { payload in
          if case .text(let text) = payload.message { texts.append(text) }
        } control: { _ in
          XCTFail("there is no control frame")
        }
      }
      return texts
    }
  }
#endif
