import Canonicalizing
import Foundation
import Specification
import XCTest

@testable import Emitting
@testable import SwiftSource

/// Invisible characters (Unicode's Default_Ignorable_Code_Point), many of which Swift allows in
/// identifiers: names with them would differ and look the same.
final class InvisibleNameTests: XCTestCase {
  private static let invisible = (0...0x10FFFF).compactMap(Unicode.Scalar.init)
    .filter(\.properties.isDefaultIgnorableCodePoint)

  func testNoIdentifierHasOne() {
    let continuing = Self.invisible.filter(\.properties.isXIDContinue)
    XCTAssertGreaterThan(continuing.count, 200, "variation selectors and fillers")
    for scalar in Self.invisible {
      for text in ["a\(scalar)b", "a\(scalar)", "\(scalar)a", "_\(scalar)"] {
        XCTAssertNil(
          SwiftName(text),
          "U+\(String(scalar.value, radix: 16)) in \(text.debugDescription)"
        )
      }
    }
  }

  func testNamesOmitInvisibleCharacters() throws {
    for scalar in Self.invisible {
      for text in ["pay\(scalar)load", "\(scalar)payload", "payload\(scalar)", "\(scalar)"] {
        let code = "U+\(String(scalar.value, radix: 16))"
        for name in [Words(text).lowerCamel, Words(text).upperCamel] {
          XCTAssertNotNil(SwiftName(name), code)
          XCTAssertFalse(name.unicodeScalars.contains(scalar), code)
        }
      }
    }
  }

  func testBindingsRejectInvisibleCharacters() throws {
    for name in ["Shop\u{FE0F}", "Sh\u{3164}op", "\u{115F}Shop", "Shop\u{E0100}"] {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("bindery-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("bindings.yaml")
      let text = "documents: [openapi.yaml]\nmodule: \(name)\noutput: Out\n"
      try Data(text.utf8).write(to: file)
      let diagnostics = Diagnostics()
      XCTAssertNil(Bindings.read(file.path, diagnostics: diagnostics))
      XCTAssertEqual(diagnostics.all.map(\.code.rawValue), ["invalid-name"])
    }
  }
}
