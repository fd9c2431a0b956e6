import Foundation
import Specification
import XCTest

/// Edits of the documents of this package: exactly the entries that reach the edited schema are
/// stale.
final class StaleSpecTests: XCTestCase {
  func testChatCenter() throws { try assertExactEntries("chatcenter") }

  func testPubNub() throws { try assertExactEntries("pubnub") }

  func testPusher() throws { try assertExactEntries("pusher") }

  /// Documents of one folder describe one service, as those that a bindings.yaml lists do.
  func testDocumentsWithoutTheirBindings() throws {
    for service in ["chatcenter", "pubnub", "pusher"] {
      let folder = "Spec/\(service)"
      let run = try BinderyProcess(
        "check",
        "\(folder)/openapi.yaml",
        "\(folder)/asyncapi.yaml",
        "--recordings",
        "\(folder)/recordings",
        "--strict",
        in: BinderyProcess.package
      )
      XCTAssertEqual(run.status, 0, run.output + run.errors)
      XCTAssert(run.errors.hasSuffix("nothing found\n"), run.errors)
    }
  }

  private func assertExactEntries(_ service: String, line: UInt = #line) throws {
    let folder = try TemporaryFolder()
    let spec = folder.url.appendingPathComponent("Spec/\(service)")
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Spec/.keep")
    try FileManager.default.copyItem(
      at: BinderyProcess.package.appendingPathComponent("Spec/\(service)"),
      to: spec
    )
    XCTAssertEqual(try BinderyProcess("check", "--accept", in: folder.url).status, 0)
    let entries = try reachedSchemas(spec)
    let names = Set(entries.flatMap(\.schemas))
    let edited = names.sorted().enumerated().filter { $0.offset % 17 == 5 }.map(\.element)
    XCTAssertGreaterThanOrEqual(edited.count, 2)
    for name in edited {
      let parts = name.split(separator: "#").map(String.init)
      let file = spec.appendingPathComponent(parts[0])
      let text = try String(contentsOf: file, encoding: .utf8)
      let changed = try restricted(parts[1], in: text)
      try Data(changed.utf8).write(to: file)
      let run = try BinderyProcess("check", in: folder.url)
      let stale = run.output.split(separator: "\n").filter { $0.contains("[stale-recording]") }
      XCTAssertEqual(stale.count, 1, "\(name)\n\(run.output)", line: line)
      XCTAssert(stale.first?.contains("“\(parts[1])” changed after") == true, run.output)
      let expected = entries.filter { $0.schemas.contains(name) }.map(\.name)
      XCTAssertEqual(
        named(in: stale.first.map(String.init) ?? ""),
        Set(expected),
        name,
        line: line
      )
      try Data(text.utf8).write(to: file)
    }
  }

  private func reachedSchemas(_ spec: URL) throws -> [(name: String, schemas: Set<String>)] {
    let reached = try ReachedSchemas(folder: spec)
    let folder = spec.appendingPathComponent("recordings")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try files.filter { $0.hasSuffix(".har") }.flatMap { file in
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      let tree = Tree.parse(Array(data), file: file, diagnostics: Diagnostics())
      let entries = try XCTUnwrap(tree?.root["log"]?["entries"]?.elements)
      return entries.enumerated().map { index, entry in
        ("\(file) #\(index)", reached.names(of: entry))
      }
    }
  }

  /// The document with a further keyword, which no value violates, in a component schema.
  private func restricted(_ name: String, in text: String) throws -> String {
    let start = try XCTUnwrap(text.firstRange(of: "\n  schemas:\n")).lowerBound
    let key = try XCTUnwrap(text[start...].firstRange(of: "\n    \(name):"), name)
    let keyword = "not: { const: an unusual value }"
    let isFlow = text[key.upperBound...].hasPrefix(" {")
    if isFlow {
      let brace = text.index(key.upperBound, offsetBy: 2)
      return text[..<brace] + " \(keyword)," + text[brace...]
    }
    return text[..<key.upperBound] + "\n      \(keyword)" + text[key.upperBound...]
  }

  /// The entries that a finding names: `books.har #0-#2, #4; sales.har #1`.
  private func named(in finding: String) -> Set<String> {
    let list = finding.components(separatedBy: "checked: ").last ?? ""
    let text = list.components(separatedBy: " [").first ?? ""
    return Set(
      text.components(separatedBy: "; ").flatMap { part -> [String] in
        let words = part.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2 else { return [] }
        return words[1].components(separatedBy: ", ").flatMap { range in
          let ends = range.split(separator: "-").compactMap { Int($0.dropFirst()) }
          return (ends[0]...ends[ends.count - 1]).map { "\(words[0]) #\($0)" }
        }
      }
    )
  }
}
