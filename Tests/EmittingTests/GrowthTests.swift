import Emitting
import Foundation
import Shaping
import Specification
import XCTest

/// That what a hostile document costs grows with its size and not with its square: four times the
/// document takes about four times the processor's time, and never more than nine times.
final class GrowthTests: XCTestCase {
  func testNamesThatOnlyNumbersTellApart() throws {
    try assertGrowth(from: 200) { count in
      let lines = (0..<count).map { number in
        let signs = String(number, radix: 2).map { $0 == "0" ? "-" : "_" }
        return "        \"\(signs.joined())a\": {}"
      }
      return "  schemas:\n    A:\n      properties:\n" + lines.joined(separator: "\n")
    }
  }

  func testChoicesInsideOfEachOther() throws {
    try assertGrowth(from: 40) { count in
      let lines = (0..<count).map { number in
        """
            A\(number): { oneOf: [{ $ref: "#/components/schemas/A\(number + 1)" },
              { type: object, required: [k\(number)], properties: { k\(number): {} } }] }
        """
      }
      return "  schemas:\n" + lines.joined(separator: "\n") + "\n    A\(count): { type: object }"
    }
  }

  func testStringsOfChoicesThatShareTheirVariants() throws {
    try assertGrowth(from: 5) { count in
      let lines = (0..<count).flatMap { number in
        ["A", "B"].map { name in
          "    \(name)\(number): { oneOf: [{ $ref: \"#/components/schemas/A\(number + 1)\" },"
            + " { $ref: \"#/components/schemas/B\(number + 1)\" }] }"
        }
      }
      return "  schemas:\n" + lines.joined(separator: "\n")
        + "\n    A\(count): { enum: [a, b] }\n    B\(count): { enum: [c, d] }"
    }
  }

  func testVariantsByAMapping() throws {
    try assertGrowth(from: 40) { count in
      let names = (0..<count).map { "#/components/schemas/B\($0)" }
      let models = (0..<count).map {
        "    B\($0): { type: object, required: [t], properties: { t: { type: string } } }"
      }
      let variants = names.map { "{ $ref: \"\($0)\" }" }.joined(separator: ", ")
      let mapping = names.enumerated().map { "k\($0): \"\($1)\"" }.joined(separator: ", ")
      return "  schemas:\n" + models.joined(separator: "\n") + "\n    A: { oneOf: [\(variants)],"
        + " discriminator: { propertyName: t, mapping: { \(mapping) } } }"
    }
  }

  func testLineBreaksInADescription() throws {
    try assertGrowth(from: 5_000) { count in
      "  schemas:\n    A: { description: \"\(String(repeating: "\\n", count: count))a\" }"
    }
  }

  func testReferencesToOneSchema() throws {
    try assertGrowth(from: 100) { count in
      let lines = (0..<count).map { "        p\($0): { $ref: \"#/components/schemas/B\" }" }
      return "  schemas:\n    B: { properties: { a: {} } }\n    A:\n      properties:\n"
        + lines.joined(separator: "\n")
    }
  }

  /// The schemas of a split document, where the file that holds them is missing.
  func testReferencesThatLeadNowhere() throws {
    try assertGrowth(from: 200) { count in
      let stem = String(repeating: "io.k8s.api.", count: 6)
      let lines = (0..<count).map { number in
        "    \(stem)Spec\(number): { properties: { a: { $ref: \"#/components/schemas/"
          + "\(stem)Status\(number)\" } } }"
      }
      return "  schemas:\n" + lines.joined(separator: "\n")
    }
  }

  /// Keys that nobody knows, none of them a misspelt one.
  func testKeysOfTheAuthorsOwn() throws {
    try assertGrowth(from: 500) { count in
      let lines = (0..<count).map {
        "    A\($0): { minimax\($0): a, requried: [a], propertys: {} }"
      }
      return "  schemas:\n" + lines.joined(separator: "\n")
    }
  }

  func testParametersOfOneOperation() throws {
    try assertGrowth(from: 100, under: "paths:\n  /a:\n    get:\n      parameters:") { count in
      (0..<count).map { "      - { name: p\($0), in: query, schema: { type: string } }" }
        .joined(separator: "\n")
    }
  }

  func testObjectsInsideOfEachOther() throws {
    try assertGrowth(from: 60) { count in
      let opened = (0..<count).map { "{ properties: { p\($0): " }
      let closed = String(repeating: " } }", count: count)
      return "  schemas:\n    A: " + opened.joined() + "{}" + closed
    }
  }

  func testElementsOfATuple() throws {
    try assertGrowth(from: 200) { count in
      let elements = Array(repeating: "{ type: string }", count: count).joined(separator: ", ")
      return "  schemas:\n    A: { type: array, prefixItems: [\(elements)] }"
    }
  }

  func testDefaultsOutOfOneEnumeration() throws {
    try assertGrowth(from: 100) { count in
      let members = (0..<count).map { number in
        "        p\(number): { allOf: [{ $ref: \"#/components/schemas/B\" }], default: v\(number) }"
      }
      let values = (0..<count).map { "v\($0)" }.joined(separator: ", ")
      return "  schemas:\n    B: { enum: [\(values)] }\n    A:\n      properties:\n"
        + members.joined(separator: "\n")
    }
  }

  func testWordsOfAName() throws {
    try assertGrowth(from: 2_000) { count in
      "  schemas:\n    ? \(String(repeating: "Aword", count: count))\n    : { type: object }"
    }
  }

  private func assertGrowth(
    from count: Int,
    under head: String = "paths: {}\ncomponents:",
    line: UInt = #line,
    _ part: (Int) -> String
  ) throws {
    let small = try seconds(head + "\n" + part(count))
    let large = try seconds(head + "\n" + part(4 * count))
    XCTAssertLessThan(large / small, 9, "\(small) s and \(large) s", line: line)
  }

  /// The processor's time for a document, in the better of two runs.
  private func seconds(_ document: String) throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: "growth-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "api.yaml")
    let head = "openapi: 3.1.0\ninfo: { title: A, version: \"1\" }\n"
    try (head + document + "\n").write(to: file, atomically: true, encoding: .utf8)
    return try (0..<2).map { _ in
      let begin = clock()
      let diagnostics = Diagnostics()
      let documents = Documents(entry: file.path, diagnostics: diagnostics)
      let service = try XCTUnwrap(Shaper(documents, diagnostics: diagnostics).service())
      XCTAssertFalse(Emitter(service).files.isEmpty)
      return Double(clock() - begin) / Double(CLOCKS_PER_SEC)
    }.min() ?? 0
  }
}
