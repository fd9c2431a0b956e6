import BinderyJSON
import Foundation
import TestSupport
import XCTest

/// Tests with the public JSONTestSuite: documents that must be accepted, that must be refused, and
/// those that RFC 8259 leaves open.
final class JSONTestSuiteTests: XCTestCase {
  func testValidDocumentsAreRead() throws {
    for (name, bytes) in try JSONTestSuite.documents("y_") {
      XCTAssertNoThrow(try JSONReader.decode(JSONValue.self, from: bytes), name)
      XCTAssertNoThrow(try JSONReader.decode(Skipped.self, from: bytes), "skipping \(name)")
    }
  }

  func testInvalidDocumentsAreRefused() throws {
    for (name, bytes) in try JSONTestSuite.documents("n_") {
      XCTAssertThrowsError(try JSONReader.decode(JSONValue.self, from: bytes), name)
      XCTAssertThrowsError(try JSONReader.decode(Skipped.self, from: bytes), "skipping \(name)")
    }
  }

  func testImplementationDefinedDocuments() throws {
    let documents = try JSONTestSuite.documents("i_")
    XCTAssertEqual(documents.map(\.name), Self.results.map { "i_\($0.name).json" })
    for (expected, document) in zip(Self.results, documents) {
      let value = try? JSONReader.decode(JSONValue.self, from: document.bytes)
      let skipped = try? JSONReader.decode(Skipped.self, from: document.bytes)
      XCTAssertEqual(value?.description, expected.reading, expected.name)
      XCTAssertEqual(skipped == nil, expected.reading == nil, "skipping \(expected.name)")
    }
  }

  func testDecodedDocumentsAreEncodedUnchanged() throws {
    for (name, bytes) in try JSONTestSuite.documents("y_") + JSONTestSuite.documents("i_") {
      guard let value = try? JSONReader.decode(JSONValue.self, from: bytes) else { continue }
      let written = try JSONWriter.encode(value)
      XCTAssertEqual(try JSONReader.decode(JSONValue.self, from: written), value, name)
    }
  }

  /// The result of each open document; nil where it is refused.
  ///
  /// Numbers keep their text. Half of a surrogate pair becomes U+FFFD. Invalid UTF-8 is refused.
  private static let results: [(name: String, reading: String?)] = [
    ("number_double_huge_neg_exp", "[123.456e-789]"),
    ("number_huge_exp", "[0.4e0066\(String(repeating: "9", count: 116))69999999006]"),
    ("number_neg_int_huge_exp", "[-1e+9999]"),
    ("number_pos_double_huge_exp", "[1.5e+9999]"),
    ("number_real_neg_overflow", "[-123123e100000]"),
    ("number_real_pos_overflow", "[123123e100000]"),
    ("number_real_underflow", "[123e-10000000]"),
    ("number_too_big_neg_int", "[-123123123123123123123123123123]"),
    ("number_too_big_pos_int", "[100000000000000000000]"),
    ("number_very_big_negative_int", "[-237462374673276894279832749832423479823246327846]"),
    ("object_key_lone_2nd_surrogate", #"{"�":0}"#),
    ("string_1st_surrogate_but_2nd_missing", #"["�"]"#),
    ("string_1st_valid_surrogate_2nd_invalid", #"["�ሴ"]"#),
    ("string_UTF-16LE_with_BOM", nil),
    ("string_UTF-8_invalid_sequence", nil),
    ("string_UTF8_surrogate_U+D800", nil),
    ("string_incomplete_surrogate_and_escape_valid", #"["�\n"]"#),
    ("string_incomplete_surrogate_pair", #"["�a"]"#),
    ("string_incomplete_surrogates_escape_valid", #"["��\n"]"#),
    ("string_invalid_lonely_surrogate", #"["�"]"#),
    ("string_invalid_surrogate", #"["�abc"]"#),
    ("string_invalid_utf-8", nil),
    ("string_inverted_surrogates_U+1D11E", #"["��"]"#),
    ("string_iso_latin_1", nil),
    ("string_lone_second_surrogate", #"["�"]"#),
    ("string_lone_utf8_continuation_byte", nil),
    ("string_not_in_unicode_range", nil),
    ("string_overlong_sequence_2_bytes", nil),
    ("string_overlong_sequence_6_bytes", nil),
    ("string_overlong_sequence_6_bytes_null", nil),
    ("string_truncated-utf-8", nil),
    ("string_utf16BE_no_BOM", nil),
    ("string_utf16LE_no_BOM", nil),
    (
      "structure_500_nested_arrays",
      String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    ),
    ("structure_UTF-8_BOM_empty_object", "{}"),
  ]
}

/// A value that is skipped.
struct Skipped: JSONDecodable {
  init(from json: inout JSONReader) throws(JSONError) {
    try json.skipValue()
  }
}

enum JSONTestSuite {
  /// Returns the documents whose names begin with `prefix`, sorted by name.
  static func documents(_ prefix: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = SourceTree.root.appending(path: "../shared/suites/json/test_parsing").standardized
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw XCTSkip("JSONTestSuite is not at \(folder.path)")
    }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }
      .sorted()
      .map { ($0, Array(try Data(contentsOf: folder.appending(path: $0)))) }
  }
}
