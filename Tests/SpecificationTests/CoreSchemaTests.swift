import Specification
import XCTest

final class CoreSchemaTests: XCTestCase {
  func testKindsOfPlainScalars() throws {
    let kinds: [(Node.Kind, [String])] = [
      (.null, ["", "~", "null", "Null", "NULL"]),
      (.boolean, ["true", "True", "TRUE", "false", "False", "FALSE"]),
      (.integer, ["0", "-1", "+12", "007", "0o17", "0x1F", "99999999999999999999"]),
      (.float, ["1.0", "1.", ".5", "-1e3", "1E+3", ".inf", "-.Inf", "+.INF", ".nan", ".NaN"]),
      (
        .string,
        [
          "yes", "no", "on", "off", "y", "n", "2001-12-14", "1_000", "0b11", "0o8", "0xG", "0o",
          "1e", "--", "+", ".", "+.nan", "1.2.3", "12:30:45", "nULL", "tRUE", "-0x1F", "=", "<<a",
        ]
      ),
    ]
    for (kind, texts) in kinds {
      for text in texts {
        let value = try XCTUnwrap(root("value: \(text)\n")["value"])
        XCTAssertEqual(value.kind, kind, text)
        XCTAssertEqual(value.text, text)
      }
    }
  }

  func testAQuotedScalarIsAString() throws {
    for text in ["'1'", "\"true\"", "'null'", "''", "|\n  12\n", ">-\n  12\n"] {
      let value = try XCTUnwrap(root("value: \(text)")["value"])
      XCTAssertEqual(value.kind, .string, text)
      XCTAssertTrue(value.isQuoted, text)
    }
  }

  func testNumbersHaveTheirValue() throws {
    let numbers = try root("[0o17, 0x1F, -12, +3, 1., .5, 1e3, .inf, 0xFFFFFFFFFFFFFFFFFF]")
    XCTAssertEqual(
      numbers.elements.map(\.integer),
      [15, 31, -12, 3, nil, nil, nil, nil, nil]
    )
    XCTAssertEqual(
      numbers.elements.map(\.number),
      [15, 31, -12, 3, 1, 0.5, 1000, .infinity, 0x1p72 - 1]
    )
  }

  func testKeysAreTextAsWritten() throws {
    let node = try root("200: a\n0x1F: b\ntrue: c\n~: d\n1.0: e\n")
    XCTAssertEqual(node.entries.map(\.key), ["200", "0x1F", "true", "~", "1.0"])
    XCTAssertEqual(node["200"]?.string, "a")
    XCTAssertNil(node["31"])
  }
}
