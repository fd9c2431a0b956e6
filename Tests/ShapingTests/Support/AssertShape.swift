import Canonicalizing
import Foundation
import Shape
import Shaping
import Specification
import XCTest

/// A document in a temporary folder.
struct Sample {
  let service: Service?
  let diagnostics: [String]

  init(
    _ files: [String: String],
    events: [String] = [],
    filter: String? = nil,
    isApplication: Bool = false,
    limits: Shaper.Limits = .default
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let diagnostics = Diagnostics()
    let documents = Documents(
      entry: folder.appending(path: "api.yaml").path,
      diagnostics: diagnostics
    )
    var selection: Bindings.Filter?
    if let filter {
      let text = "documents: [api.yaml]\nmodule: M\noutput: Out\nfilter: \(filter)\n"
      let tree = try XCTUnwrap(
        Tree.parse(Array(text.utf8), file: "bindings.yaml", diagnostics: diagnostics)
      )
      selection = try XCTUnwrap(Bindings(tree, diagnostics: diagnostics)?.filter)
    }
    let shaper = Shaper(
      ServiceDescription(
        documents,
        events: events.map { folder.appending(path: $0).path },
        diagnostics: diagnostics
      ),
      diagnostics: diagnostics,
      filter: selection,
      isApplication: isApplication,
      limits: limits
    )
    service = shaper.service()
    self.diagnostics = diagnostics.all.map {
      $0.description.replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  /// Returns a document that only has these schemas.
  static func schemas(_ yaml: String, version: String) -> String {
    let indented = yaml.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
    return "openapi: \(version)\ninfo: { title: T }\npaths: {}\ncomponents:\n  schemas:\n"
      + indented + "\n"
  }

  /// The printed shape, without the line with the service's name.
  var printed: String {
    let lines = (service?.printed ?? "service\nnothing\n").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }
}

/// Asserts the printed models of schemas, and the diagnostics; the first schema is on line 6,
/// column 5.
func assertShape(
  _ yaml: String,
  _ expected: String,
  reports: [String] = [],
  version: String = "3.1.0",
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  try assertDocument(
    Sample.schemas(yaml, version: version),
    expected,
    reports: reports,
    file: file,
    line: line
  )
}

/// Asserts the printed operations of paths, and the diagnostics; the first path is on line 4.
func assertOperations(
  _ yaml: String,
  _ expected: String,
  reports: [String] = [],
  version: String = "3.1.0",
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let indented = yaml.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  " + $0 }
    .joined(separator: "\n")
  try assertDocument(
    "openapi: \(version)\ninfo: { title: T }\npaths:\n\(indented)\n",
    expected,
    reports: reports,
    file: file,
    line: line
  )
}

/// Asserts the printed shape of a document, without its first line, and the diagnostics.
func assertDocument(
  _ yaml: String,
  with others: [String: String] = [:],
  events: [String] = [],
  filter: String? = nil,
  _ expected: String,
  reports: [String] = [],
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let files = others.merging(["api.yaml": yaml]) { _, own in own }
  let sample = try Sample(files, events: events, filter: filter)
  XCTAssertEqual(sample.printed, expected, file: file, line: line)
  XCTAssertEqual(sample.diagnostics, reports, file: file, line: line)
}
