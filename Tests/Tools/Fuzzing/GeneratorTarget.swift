import Canonicalizing
import Emitting
import Foundation
import Shape
import Shaping
import Specification
import SwiftSource

/// The target of the whole generator: read, shape, name, emit.
struct GeneratorTarget: Target {
  let seeds = Seeds.documents
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "fuzz-\(UUID().uuidString).yaml")

  func check(_ bytes: [UInt8]) throws(Violation) {
    do { try Data(bytes).write(to: file) } catch { throw Violation("can’t write a file: \(error)") }
    defer { try? FileManager.default.removeItem(at: file) }
    let run = GeneratorRun(file)
    try run.checkSilence(of: file)
    try run.checkPaths()
    for file in run.files { try SwiftBalance(file.text).check(file.path.description) }
    if GeneratorRun(file) != run { throw Violation("a second run gives something else") }
  }
}

/// The result of a run of the generator.
struct GeneratorRun: Equatable {
  private(set) var files: [SourceFile] = []
  private let messages: [String]
  private let hasErrors: Bool
  private let operations: Int?

  init(_ file: URL) {
    let diagnostics = Diagnostics()
    let documents = Documents(entry: file.path, diagnostics: diagnostics)
    let description = ServiceDescription(documents, diagnostics: diagnostics)
    let service = Shaper(description, diagnostics: diagnostics).service()
    operations = service?.operations.count
    if let service, !diagnostics.hasErrors { files = Emitter(service).files }
    messages = diagnostics.all.map(\.description)
    hasErrors = diagnostics.hasErrors
  }

  /// Checks that omitted operations have a diagnostic.
  func checkSilence(of file: URL) throws(Violation) {
    guard let operations else {
      if !hasErrors { throw Violation("nothing is generated, without a diagnostic") }
      return
    }
    guard messages.isEmpty, let written = Self.operations(in: file), written > operations else {
      return
    }
    throw Violation("\(operations) of \(written) operations are generated, without a diagnostic")
  }

  /// Checks that all file paths are different, and inside of the output folder.
  func checkPaths() throws(Violation) {
    var seen: Set<String> = []
    for path in files.map(\.path.description) {
      if !seen.insert(path.lowercased()).inserted { throw Violation("two files are \(path)") }
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      if parts.count > 2 || parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) {
        throw Violation("the path \(path) leads elsewhere")
      }
    }
  }

  /// Returns the number of operations directly under `paths`.
  private static func operations(in file: URL) -> Int? {
    let root = Documents(entry: file.path, diagnostics: Diagnostics()).entry?.root
    let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]
    return root?["paths"]?.entries.filter { $0.key.hasPrefix("/") }.map { entry in
      methods.count { entry.value[$0]?.kind == .mapping }
    }.reduce(0, +)
  }
}
