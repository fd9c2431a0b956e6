import BinderyRuntime
import XCTest

/// Decodes the text as the type, and asserts the value and that it encodes to the same text.
func assertRoundTrip<T: JSONDecodable & JSONEncodable & Equatable>(
  _ text: String,
  _ expected: T,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let value = try JSONReader.decode(T.self, from: Array(text.utf8))
  XCTAssertEqual(value, expected, file: file, line: line)
  let written = String(decoding: try JSONWriter.encode(value), as: UTF8.self)
  XCTAssertEqual(written, text, file: file, line: line)
}
