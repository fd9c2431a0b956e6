import Canonicalizing
import Emitting
import Foundation
import Shape
import Shaping
import Specification
import XCTest

/// The files that are generated from a document.
struct Emission {
  let emitter: Emitter

  init(_ yaml: String, _ options: Emitter.Options = .init()) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = folder.appending(path: "spec.yaml")
    try yaml.write(to: document, atomically: true, encoding: .utf8)
    try self.init(document: document, options)
  }

  /// - Parameters:
  ///   - keeping: The components under `additionalMembers` of a `bindings.yaml`.
  ///   - isolating: The components under `arrays`; nil for all.
  init(
    document: URL,
    _ options: Emitter.Options = .init(),
    keeping: Set<String> = [],
    isolating: Set<String>? = []
  ) throws {
    let diagnostics = Diagnostics()
    let documents = Documents(entry: document.path, diagnostics: diagnostics)
    let description = ServiceDescription(documents, diagnostics: diagnostics)
    let service = Shaper(description, diagnostics: diagnostics)
      .service(document: document.lastPathComponent)
    XCTAssertEqual(diagnostics.all.filter { $0.severity == .error }.map(\.description), [])
    var kept = try XCTUnwrap(service)
    kept.keepUnknownMembers(of: keeping)
    kept.isolateArrays(of: isolating)
    emitter = Emitter(kept, options)
  }

  /// The texts by their paths.
  var texts: [String: String] {
    Dictionary(uniqueKeysWithValues: emitter.files.map { ($0.path.description, $0.text) })
  }

  /// Returns a document with only these schemas.
  static func document(schemas: String) -> String {
    """
    openapi: 3.1.0
    info: { title: Test, version: "1" }
    components:
      schemas:
    \(schemas.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    """
  }

  /// Returns a document with only these paths.
  static func document(paths: String) -> String {
    """
    openapi: 3.1.0
    info: { title: Test, version: "1" }
    paths:
    \(paths.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
    """
  }
}

/// Compares the declarations of one file with the expected ones, without header and imports.
func assertEmits(
  _ path: String,
  _ expected: String,
  from document: String,
  _ options: Emitter.Options = .init(),
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let texts = try Emission(document, options).texts
  guard let text = texts[path] else {
    return XCTFail("no \(path) among \(texts.keys.sorted())", file: file, line: line)
  }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let body = lines.drop { $0.isEmpty || $0.hasPrefix("import ") || $0.hasPrefix("// ") }
  let actual = body.joined(separator: "\n")
  guard actual != expected + "\n" else { return }
  XCTFail(difference(expected + "\n", actual) + "\n" + actual, file: file, line: line)
}
