import Canonicalizing
import Emitting
import Foundation
import Shaping
import Specification
import XCTest

extension XCTestCase {
  /// Asserts that four times a part of a document takes less than nine times the CPU time.
  ///
  /// - Parameter isShaping: Measures shaping without generation, which would hide its CPU time.
  func assertGrowth(
    from count: Int,
    of version: String = "openapi: 3.1.0",
    under head: String = "paths: {}\ncomponents:",
    ofShaping isShaping: Bool = false,
    line: UInt = #line,
    _ part: (Int) -> String
  ) throws {
    let head = "\(version)\ninfo: { title: A, version: \"1\" }\n\(head)\n"
    // The first run has the costs of a start, and would hide growth.
    let small = min(
      try seconds(head + part(count), isShaping),
      try seconds(head + part(count), isShaping)
    )
    var large = try seconds(head + part(4 * count), isShaping)
    if large / small >= 9 { large = min(large, try seconds(head + part(4 * count), isShaping)) }
    XCTAssertLessThan(large / small, 9, "\(small) s and \(large) s", line: line)
  }

  /// Returns the CPU time for a document.
  private func seconds(_ document: String, _ isShaping: Bool) throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: "growth-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "api.yaml")
    try (document + "\n").write(to: file, atomically: true, encoding: .utf8)
    let begin = clock()
    let diagnostics = Diagnostics()
    let documents = Documents(entry: file.path, diagnostics: diagnostics)
    let description = ServiceDescription(documents, diagnostics: diagnostics)
    let service = try XCTUnwrap(Shaper(description, diagnostics: diagnostics).service())
    if !isShaping { XCTAssertFalse(Emitter(service).files.isEmpty) }
    return Double(clock() - begin) / Double(CLOCKS_PER_SEC)
  }
}
