import Foundation

/// The files of the repository of this build.
public enum SourceTree {
  public static func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  /// Returns all tests in a folder, as `Class.test`.
  public static func tests(in folder: String) throws -> Set<String> {
    var tests: Set<String> = []
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path
    )
    for file in files where file.hasSuffix("Tests.swift") {
      let source = try text(of: "\(folder)/\(file)")
      guard let name = source.firstMatch(of: /\nfinal class (\w+): \w*TestCase/)?.output.1 else {
        continue
      }
      let functions = source.matches(of: /\n {2}func (test\w+)\(\)/).map(\.output.1)
      tests.formUnion(functions.map { "\(name).\($0)" })
    }
    return tests
  }

  /// Returns the paths of the Swift files in a folder, sorted.
  public static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }

  /// The folder of the repository.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
