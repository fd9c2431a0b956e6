import Canonicalizing
import Foundation
import Shape
import Shaping
import Specification
import XCTest

/// Resolves published documents.
final class CorpusTests: XCTestCase {
  func testRealDocumentsAreShaped() throws {
    var codes: [String: Int] = [:]
    for (entry, root) in try RealDocuments.all() {
      let diagnostics = Diagnostics()
      let documents = Documents(entry: entry.path, root: root?.path, diagnostics: diagnostics)
      let description = ServiceDescription(documents, diagnostics: diagnostics)
      let service = Shaper(description, diagnostics: diagnostics).service()
      let errors = diagnostics.all.filter { $0.severity == .error }
      XCTAssertEqual(errors, [], entry.lastPathComponent)
      let shaped = try XCTUnwrap(service, entry.path)
      assertWhole(shaped, entry.lastPathComponent)
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
enum RealDocuments {
  /// Returns each document; a folder contains one with its parts, and is the root of references.
  static func all(_ file: String = #filePath) throws -> [(entry: URL, root: URL?)] {
    let package = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.deletingLastPathComponent().appending(path: "shared/corpus/openapi")
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
      throw XCTSkip("no corpus at \(folder.path)")
    }
    return try paths.sorted().compactMap { path in
      let entry = folder.appending(path: path)
      guard ["json", "yaml", "yml"].contains(entry.pathExtension),
        try String(contentsOf: entry, encoding: .utf8).contains(#/(^|[\n{]) *"?openapi"? *:/#)
      else { return nil }
      let parts = path.split(separator: "/")
      return (entry, parts.count > 1 ? folder.appending(path: String(parts[0])) : nil)
    }
  }
}
