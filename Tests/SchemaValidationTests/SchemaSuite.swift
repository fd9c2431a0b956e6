import BinderyJSON
import Foundation
import SchemaValidation
import TestSupport
import XCTest

/// The official JSON Schema test suite, if it is beside the package.
struct SchemaSuite {
  private let root: URL

  init() throws {
    root = SourceTree.root.appending(path: "../shared/suites/json-schema").standardized
    guard FileManager.default.fileExists(atPath: root.path) else {
      throw XCTSkip("SKIPPED: the JSON Schema suite is not at \(root.path)")
    }
  }

  /// Returns the names of the cases in a folder with a result other than the expected one, and the
  /// number of cases.
  func failures(in folder: String, formats: FormatAssertion = .asInDialect) throws -> (
    names: [String], count: Int
  ) {
    let remotes = try remotes()
    var names: [String] = []
    var count = 0
    for file in try files(in: "tests/draft2020-12" + folder) {
      for group in try json(file).array ?? [] {
        let schema = try? JSONSchema(
          XCTUnwrap(group["schema"]),
          remotes: remotes,
          formats: formats
        )
        for test in group["tests"]?.array ?? [] {
          count += 1
          let isValid = try schema?.validate(XCTUnwrap(test["data"])).isEmpty
          if isValid == test["valid"]?.bool { continue }
          names.append(
            [file.lastPathComponent, group["description"]?.string, test["description"]?.string]
              .compactMap { $0 }.joined(separator: " | ")
          )
        }
      }
    }
    return (names, count)
  }

  private func remotes() throws -> [String: JSONValue] {
    let folder = root.appendingPathComponent("remotes").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try paths.filter { $0.hasSuffix(".json") }.reduce(into: [:]) { remotes, path in
      remotes["http://localhost:1234/" + path] = try json(
        URL(fileURLWithPath: folder + "/" + path)
      )
    }
  }

  private func files(in folder: String) throws -> [URL] {
    let path = root.appendingPathComponent(folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".json") }.map { URL(fileURLWithPath: path + "/" + $0) }
  }

  private func json(_ file: URL) throws -> JSONValue {
    try JSONReader.decode(from: Data(contentsOf: file))
  }
}
