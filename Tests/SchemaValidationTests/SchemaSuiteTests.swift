import XCTest

/// Tests of the validator with the official suite.
///
/// Lists name the cases that fail; a listed case that passes must be removed from its list.
final class SchemaSuiteTests: XCTestCase {
  func testRequired() throws {
    let (failures, count) = try SchemaSuite().failures(in: "")
    XCTAssertEqual(failures, [])
    XCTAssertGreaterThan(count, 1_250)
  }

  func testOptional() throws {
    let (failures, _) = try SchemaSuite().failures(in: "/optional")
    XCTAssertEqual(failures.filter { !Self.isOtherDraft($0) }, [])
  }

  func testFormats() throws {
    let (failures, _) = try SchemaSuite().failures(in: "/optional/format", formats: .all)
    XCTAssertEqual(failures.filter { !Self.isUnknownFormat($0) }, Self.unsupportedFormats)
  }

  /// Whether a case is about keywords and references of earlier drafts, optional in 2020-12.
  private static func isOtherDraft(_ name: String) -> Bool {
    name.hasPrefix("cross-draft.json") || name.hasPrefix("dependencies-compatibility.json")
  }

  /// Whether a format is only an annotation: internationalized names, templates, and IDNA.
  private static func isUnknownFormat(_ name: String) -> Bool {
    ["idn-", "iri", "uri-template", "hostname.json | validation of A-label (punycode)"]
      .contains { name.hasPrefix($0) }
  }

  /// The cases in which ICU's regular expressions differ from ECMA-262.
  private static let unsupportedFormats = [
    #"ecmascript-regex.json | \a is not an ECMA 262 control escape | when used as a pattern"#,
    "ecmascript-regex.json | Python-specific regular expression syntax is not valid ECMA 262"
      + " | inline comment group (?#...) is not ECMA 262",
    "ecmascript-regex.json | global inline flag groups are not valid ECMA 262"
      + " | a single global inline flag (?i)",
    "ecmascript-regex.json | global inline flag groups are not valid ECMA 262"
      + " | multiple global inline flags (?ims)",
    "ecmascript-regex.json | ECMA 262 lookbehind is valid, including variable width"
      + " | a variable-width lookbehind (ES2018)",
  ]
}
