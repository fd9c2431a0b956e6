import BinderyJSON
import Foundation
import PlantedSecrets
import RecordingRedaction
import XCTest

/// Tests of secrets in bodies that aren't in UTF-8, or that are recorded in base64.
final class EncodedBodyTests: XCTestCase {
  private let json = #"{"name": "Zoë", "password": "hunter2!"}"#
  private let fake = #"{"name": "Zoë", "password": "redact01"}"#

  private func redacted(
    _ text: String,
    _ mediaType: String,
    encoding: String? = "base64"
  ) throws -> String {
    var redactor = RecordingRedactor()
    var content: JSONObject = ["mimeType": .string(mediaType), "text": .string(text)]
    if let encoding { content["encoding"] = .string(encoding) }
    let result = redactor.redact(RecordedEntry.archive(RecordedEntry(content: content)))
    return try XCTUnwrap(
      result["log"]?["entries"]?[0]?["response"]?["content"]?["text"]?.string
    )
  }

  func testStatedCharset() throws {
    let encodings: [(String, String.Encoding)] = [
      ("utf-16", .utf16), ("UTF-16LE", .utf16LittleEndian), ("utf-16be", .utf16BigEndian),
      ("utf-32le", .utf32LittleEndian), ("iso-8859-1", .isoLatin1),
      ("\"windows-1252\"", .windowsCP1252),
    ]
    for (charset, encoding) in encodings {
      let text = try XCTUnwrap(json.data(using: encoding), charset)
      let mediaType = "application/json; charset=\(charset)"
      let result = try redacted(text.base64EncodedString(), mediaType)
      let bytes = try XCTUnwrap(Data(base64Encoded: result), charset)
      XCTAssertEqual(String(data: bytes, encoding: encoding), fake, charset)
      XCTAssertEqual(bytes.count, text.count, charset)
    }
  }

  func testCharsetThatTheBytesShow() throws {
    for encoding in [
      String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian,
    ] {
      let text = try XCTUnwrap(json.data(using: encoding))
      let result = try redacted(text.base64EncodedString(), "application/octet-stream")
      let bytes = try XCTUnwrap(Data(base64Encoded: result))
      XCTAssertEqual(String(data: bytes, encoding: encoding), fake, "\(encoding)")
      XCTAssertEqual(bytes.count, text.count, "\(encoding)")
    }
  }

  /// Base64 without padding that begins with a slash.
  func testBase64LikeAPath() throws {
    let json = #"{"password": "hunter2!", "note": "1234"}"#
    let text = try XCTUnwrap(json.data(using: .utf16LittleEndian))
    let base64 = (Data([0xFF, 0xFE]) + text + Data([0x20, 0])).base64EncodedString()
    XCTAssertTrue(base64.hasPrefix("//") && !base64.hasSuffix("="), base64)
    let result = try redacted(base64, "application/json")
    let bytes = try XCTUnwrap(Data(base64Encoded: result))
    XCTAssertEqual(
      String(data: bytes, encoding: .utf16),
      json.replacing("hunter2!", with: "redact01") + " "
    )
    let frame: JSONValue = ["type": "send", "opcode": 2, "data": .string(base64)]
    var redactor = RecordingRedactor()
    XCTAssertEqual(redactor.redact(frame)["data"]?.string, result)
  }

  /// A recorder keeps only the beginning of a long body.
  func testACutCharacter() throws {
    let text = try XCTUnwrap(json.data(using: .utf16LittleEndian))
    let cut = text + [UInt8(ascii: "x")]
    let result = try redacted(cut.base64EncodedString(), "application/json; charset=utf-16le")
    let bytes = try XCTUnwrap(Data(base64Encoded: result))
    XCTAssertEqual(String(data: bytes.dropLast(), encoding: .utf16LittleEndian), fake)
    XCTAssertEqual(bytes.last, UInt8(ascii: "x"))
  }

  /// The bytes of ASCII characters in UTF-16 are also UTF-8.
  func testUTF16AsText() throws {
    func widened(_ text: String) -> String { text.map { "\($0)\0" }.joined() }
    XCTAssertEqual(
      try redacted(
        widened(#"{"id": 1, "password": "hunter2!"}"#),
        "application/json; charset=utf-16le",
        encoding: nil
      ),
      widened(#"{"id": 1, "password": "redact01"}"#)
    )
  }

  /// The text of an archive is decoded; the charset is that of the bytes.
  func testTextOfADecodedBody() throws {
    XCTAssertEqual(
      try redacted(json, "application/json; charset=iso-8859-1", encoding: nil),
      fake
    )
  }

  /// Some tools write base64 in lines of 76 characters.
  func testBase64InLines() throws {
    let text = #"{"padding": "\#(String(repeating: "-", count: 30))", "password": "hunter2!"}"#
    for options in [Data.Base64EncodingOptions.lineLength64Characters, .lineLength76Characters] {
      let lines = Data(text.utf8).base64EncodedString(options: options)
      XCTAssertTrue(lines.contains("\r\n"))
      let result = try redacted(lines, "application/json")
      let bytes = try XCTUnwrap(Data(base64Encoded: result, options: .ignoreUnknownCharacters))
      XCTAssertEqual(
        String(data: bytes, encoding: .utf8),
        text.replacing("hunter2!", with: "redact01")
      )
    }
  }

  func testALineThatIsBase64ByItself() throws {
    let secret = Data(#"{"password": "hunter2!", "a": 12}"#.utf8).base64EncodedString()
    let word = String(repeating: "a", count: secret.count)
    XCTAssertFalse(secret.hasSuffix("="))
    let result = try redacted("\(word)\n\(secret)\n\(word)", "text/plain", encoding: nil)
    let fake = Data(#"{"password": "redact01", "a": 12}"#.utf8).base64EncodedString()
    XCTAssertEqual(result, "\(word)\n\(fake)\n\(word)")
  }

  /// Some tools state an encoding that the text doesn't have.
  func testTextThatIsNotBase64() throws {
    XCTAssertEqual(try redacted(json, "application/json"), fake)
    let frame: JSONValue = ["type": "send", "opcode": 2, "data": .string(json)]
    var redactor = RecordingRedactor()
    XCTAssertEqual(redactor.redact(frame)["data"]?.string, fake)
  }

  func testASecretOfAnotherBody() throws {
    let secret = "k9Xv2LmQ81rTz7"
    let note = try XCTUnwrap("the key is \(secret)".data(using: .utf16LittleEndian))
    var redactor = RecordingRedactor()
    let result = redactor.redact(
      RecordedEntry.archive(
        RecordedEntry(headers: [("Authorization", "Bearer \(secret)")]),
        RecordedEntry(content: [
          "mimeType": "text/plain; charset=utf-16le", "encoding": "base64",
          "text": .string(note.base64EncodedString()),
        ])
      )
    )
    let text = result["log"]?["entries"]?[1]?["response"]?["content"]?["text"]?.string
    let bytes = try XCTUnwrap(text.flatMap { Data(base64Encoded: $0) })
    let decoded = try XCTUnwrap(String(data: bytes, encoding: .utf16LittleEndian))
    XCTAssertTrue(decoded.hasPrefix("the key is redacted"), decoded)
  }
}
