import Foundation
import Shape
import Shaping
import Specification
import XCTest

/// A description in a folder of its own, removed afterwards.
struct Sample {
  let service: Service?
  let diagnostics: [String]

  init(
    _ files: [String: String],
    events: [String] = [],
    filter: String? = nil,
    isApplication: Bool = false,
    limits: Limits = .default
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
      documents,
      events: events.map { folder.appending(path: $0).path },
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

  /// The schemas of a document that has nothing else.
  static func schemas(_ yaml: String, version: String) -> String {
    let indented = yaml.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
    return "openapi: \(version)\ninfo: { title: T }\npaths: {}\ncomponents:\n  schemas:\n"
      + indented + "\n"
  }

  /// The printed shape, without the line that names the service.
  var printed: String {
    let lines = (service?.printed ?? "service\nnothing\n").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }
}

/// Schemas of a document, the printed models, and all that is said on the way; the first schema
/// stands on line 6, column 5.
func assertShape(
  _ yaml: String,
  _ expected: String,
  says: [String] = [],
  version: String = "3.1.0",
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  try assertDocument(
    Sample.schemas(yaml, version: version),
    expected,
    says: says,
    file: file,
    line: line
  )
}

/// A path or more of a document, and the printed operations; the first path stands on line 4.
func assertOperations(
  _ yaml: String,
  _ expected: String,
  says: [String] = [],
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
    says: says,
    file: file,
    line: line
  )
}

/// A whole document and its printed shape, below the title.
func assertDocument(
  _ yaml: String,
  with others: [String: String] = [:],
  events: [String] = [],
  filter: String? = nil,
  _ expected: String,
  says: [String] = [],
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let files = others.merging(["api.yaml": yaml]) { _, own in own }
  let sample = try Sample(files, events: events, filter: filter)
  XCTAssertEqual(sample.printed, expected, file: file, line: line)
  XCTAssertEqual(sample.diagnostics, says, file: file, line: line)
}
