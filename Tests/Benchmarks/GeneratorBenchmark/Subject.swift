import Foundation
import Synthesis

/// A document to measure.
struct Subject {
  let name: String
  let path: String
  let text: String

  var megabytes: Double { Double(text.utf8.count) / 1e6 }

  /// The number of operations, counted by the key that nearly all of them have.
  var operations: Int { max(1, text.split(separator: "operationId").count - 1) }

  init(path: String) throws {
    self.path = path
    name = URL(filePath: path).lastPathComponent
    text = try String(contentsOfFile: path, encoding: .utf8)
  }

  init(synthetic size: Int, in folder: URL) throws {
    let url = folder.appending(path: "synthetic, \(size) MB.yaml")
    let text = SyntheticDocument.text(ofSize: size * 1_000_000, as: .yaml)
    try text.write(to: url, atomically: true, encoding: .utf8)
    try self.init(path: url.path)
  }

  /// The document as a part of another one that the generator ignores.
  var asExtension: String {
    let body = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    return "openapi: 3.1.0\ninfo: { title: Empty, version: \"1\" }\npaths: {}\nx-filler:\n\(body)\n"
  }
}
