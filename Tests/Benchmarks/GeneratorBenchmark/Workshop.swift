import Foundation

/// The folders in which bindings are generated and compiled.
struct Workshop {
  let bindery: String
  /// The folder of the runtime's module, which the bindings import.
  let modules: String
  /// The folder of the system library that the runtime's module imports.
  let libcurl: String
  let folder: URL

  private var output: URL { folder.appending(path: "Generated") }

  /// Measures a run that writes everything.
  func generation(of document: Subject) throws -> Child {
    try FileManager.default.removeItemIfPresent(at: output)
    return try run(document)
  }

  /// Measures a run that finds the output of an earlier one up to date.
  func repetition(of document: Subject) throws -> Child {
    _ = try run(document)
    return try run(document)
  }

  private func run(_ document: Subject) throws -> Child {
    try run(document.path, to: output)
  }

  private func run(_ document: String, to output: URL) throws -> Child {
    try Child(bindery, ["generate", document, "--output", output.path, "--quiet"], in: folder)
  }

  /// Measures reading a document without the start of the program: the document is an extension of
  /// an empty one, which only the reader processes.
  func reading(of document: Subject) throws -> (seconds: Double, floor: Double) {
    let empty = "openapi: 3.1.0\ninfo: { title: Empty, version: \"1\" }\npaths: {}\n"
    // Under the same name, because an output folder belongs to one document.
    let url = folder.appending(path: "read.yaml")
    func cost(of text: String) throws -> Double {
      try text.write(to: url, atomically: true, encoding: .utf8)
      return try Child.best(of: 3) { try run(url.path, to: folder.appending(path: "Read")) }
        .processor
    }
    return (
      try cost(of: document.asExtension) - cost(of: empty),
      try YAMLEvents.seconds(for: document.text)
    )
  }

  /// Returns the number of files, lines and bytes that the last run wrote.
  func written() throws -> (files: Int, lines: Int, bytes: Int) {
    let files = try sources().map { try Data(contentsOf: URL(filePath: $0)) }
    let lines = files.map { file in file.count { $0 == UInt8(ascii: "\n") } }
    return (files.count, lines.reduce(0, +), files.map(\.count).reduce(0, +))
  }

  func typeCheck() throws -> Child { try compile(["-typecheck", "-wmo"], in: folder) }

  /// Compiles like the package manager for debugging: one module in batches, with an index.
  func build() throws -> Child {
    let objects = folder.appending(path: "Objects")
    try FileManager.default.removeItemIfPresent(at: objects)
    try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
    return try compile(
      [
        "-Onone", "-g", "-enable-batch-mode", "-j2", "-enable-testing", "-emit-module", "-c",
        "-index-store-path", objects.appending(path: "Index").path,
      ],
      in: objects
    )
  }

  private func compile(_ arguments: [String], in directory: URL) throws -> Child {
    let list = folder.appending(path: "sources.txt")
    try sources().joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
    return try Child(
      "swiftc",
      arguments + [
        "-swift-version", "6", "-parse-as-library", "-module-name", "Generated",
        "-suppress-warnings", "-I", modules, "-I", libcurl, "@" + list.path,
      ],
      in: directory
    )
  }

  private func sources() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: output.path)
      .filter { $0.hasSuffix(".swift") }.map { output.appending(path: $0).path }
  }
}

extension FileManager {
  fileprivate func removeItemIfPresent(at url: URL) throws {
    if fileExists(atPath: url.path) { try removeItem(at: url) }
  }
}
