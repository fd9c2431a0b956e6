import Specification
import XCTest

/// Tests of malicious input.
///
/// The limits are small, because they bound the time.
final class HostileTests: XCTestCase {
  func testTenThousandLevelsAreADiagnostic() {
    let deep =
      "more than 512 levels of nested collections [nesting-limit]\n  help: define inner objects"
      + " under “components”, and refer to them with $ref"
    let count = 10_000
    assertMessages(String(repeating: "[", count: count), "test.yaml:1:513: error: \(deep)")
    assertMessages(String(repeating: "- ", count: count), "test.yaml:1:1025: error: \(deep)")
    assertMessages(String(repeating: "? ", count: count), "test.yaml:1:1025: error: \(deep)")
    assertMessages(String(repeating: "{a: ", count: count), "test.yaml:1:2049: error: \(deep)")
    assertMessages(String(repeating: "{\"a\":", count: count), "test.yaml:1:2561: error: \(deep)")
    let blocks = (0..<2_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    assertMessages(blocks, "test.yaml:513:513: error: \(deep)")
  }

  func testALongScalarIsADiagnostic() {
    var limits = Limits()
    limits.scalarSize = 1_000
    let long = String(repeating: "x", count: 1_001)
    for text in ["a: \(long)", "a: \"\(long)\"", "a: |\n  \(long)\n", "{\"a\":\"\(long)\"}"] {
      XCTAssertEqual(read(text, limits: limits).codes, ["limit-exceeded"])
    }
    XCTAssertEqual(read("a: " + long.dropFirst(), limits: limits).messages, [])
  }

  func testALargeFileIsADiagnostic() {
    var limits = Limits()
    limits.fileSize = 10
    assertMessages(
      "a: 12345678",
      """
      test.yaml:1:1: error: the file has 11 bytes; the limit is 10 [limit-exceeded]
        help: split the file, and refer to its parts with $ref
      """,
      limits: limits
    )
  }

  func testSlowPathsOfLibyamlAreLimited() {
    var limits = Limits()
    limits.flowWork = 1_000
    limits.directives = 3
    let flow = String(repeating: "[", count: 100) + String(repeating: "a,", count: 1_000)
    XCTAssertEqual(read(flow, limits: limits).codes, ["nesting-limit"])
    for end in ["\n", "\r", "\u{85}", "\u{2028}"] {
      let tags = (0..<4).map { "%TAG !a\($0)! b\(end)" }.joined()
      XCTAssertEqual(read(tags + "--- a", limits: limits).codes, ["limit-exceeded"])
    }
  }

  func testInvalidEncodingIsADiagnostic() {
    let fix =
      "warning: invalid UTF-8; interpreted as Windows-1252 [invalid-encoding]"
      + "\n  help: save the file as UTF-8"
    assertMessages(
      [0x61, 0x3A, 0x20, 0xFF],
      "test.yaml:1:4: \(fix)"
    )
    assertMessages(
      [0x0A, 0xC3, 0xBC, 0x3A, 0x20, 0xC3],
      "test.yaml:2:4: \(fix)"
    )
    assertMessages(
      [0x22, 0xED, 0xA0, 0x80, 0x22],
      "test.yaml:1:2: \(fix)"
    )
    assertMessages(
      Array("{\"a\": \"".utf8) + [0xC0, 0x80] + Array("\"}".utf8),
      "test.yaml:1:8: \(fix)"
    )
    assertMessages(
      Array("a: \u{7}".utf8),
      """
      test.yaml:1:4: warning: unexpected control character; interpreted as a space \
      [invalid-encoding]
        help: remove the control characters
      """
    )
  }

  func testAnEmptyFileIsADiagnostic() {
    let expected =
      "test.yaml:1:1: error: the file is empty [unsupported-document]\n"
      + "  help: add the content, or remove the file"
    for text in ["", "\n", "\u{FEFF}", "# nothing\n", "  \n\n"] { assertMessages(text, expected) }
  }

  func testTruncatedTextIsADiagnostic() {
    let text = """
      a: &x {k: "v", l: [1, 'two']}
      b:
        - |
          text
        - *x
      ? c
      : {<<: *x}

      """
    XCTAssertEqual(read(text).messages, [])
    for end in text.indices {
      let (tree, messages, _) = read(String(text[..<end]))
      XCTAssertTrue(tree != nil || messages.count == 1, "\(text[..<end])\n\(messages)")
    }
  }
}
