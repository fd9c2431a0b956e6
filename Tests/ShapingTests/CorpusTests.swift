import Foundation
import Shape
import Shaping
import Specification
import XCTest

@testable import Corpus

/// Resolves published documents.
final class CorpusTests: XCTestCase {
  func testRealDocumentsAreShaped() throws {
    var codes: [String: Int] = [:]
    for document in try RealDescriptions.all() {
      let diagnostics = Diagnostics()
      let documents = Documents(
        entry: document.entry.path,
        root: document.root?.path,
        diagnostics: diagnostics
      )
      let service = Shaper(documents, diagnostics: diagnostics).service()
      let errors = diagnostics.all.filter { $0.severity == .error }
      XCTAssertEqual(errors, [], document.entry.lastPathComponent)
      let shaped = try XCTUnwrap(service, document.entry.path)
      assertWhole(shaped, document.entry.lastPathComponent)
      for diagnostic in diagnostics.all { codes[diagnostic.code.rawValue, default: 0] += 1 }
    }
    let summary = codes.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    print("corpus:", summary.joined(separator: ", "))
  }

  /// Asserts that every type refers to an existing model, and that the output is deterministic.
  private func assertWhole(_ service: Service, _ name: String) {
    let printed = service.printed
    XCTAssertFalse(printed.contains("<"), "\(name) mentions a model that isn't there")
    let names = service.models.map { "\($0.owner.map { "\($0)" } ?? "") \($0.name) \($0.id)" }
    XCTAssertEqual(Set(names).count, names.count, "\(name) has a model twice")
  }
}

/// The published documents beside the repository, if present.
enum RealDescriptions {
  static func all(_ file: String = #filePath) throws -> [CorpusDocument] {
    let package = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.deletingLastPathComponent().appending(path: "shared/corpus/openapi")
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw XCTSkip("no corpus at \(folder.path)")
    }
    return CorpusDocument.all(in: folder.resolvingSymlinksInPath())
  }
}
