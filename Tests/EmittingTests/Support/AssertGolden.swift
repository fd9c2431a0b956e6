import Foundation
import XCTest

/// Compares generated files with committed ones.
///
/// With `RECORD` in the environment, replaces the committed files and fails, since it compares
/// nothing.
func assertGolden(
  _ files: [String: String],
  in folder: URL,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let manager = FileManager.default
  let committed = (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? []
  let sources = committed.filter { $0.hasSuffix(".swift") }.sorted()
  if ProcessInfo.processInfo.environment["RECORD"] != nil {
    for path in sources { try manager.removeItem(at: folder.appending(path: path)) }
    for (path, text) in files {
      let url = folder.appending(path: path)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let message = "Recorded \(files.count) files. Review the difference, then run again."
    return XCTFail(message, file: file, line: line)
  }
  XCTAssertEqual(files.keys.sorted(), sources, "files written", file: file, line: line)
  for path in sources {
    let expected = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    guard let actual = files[path], actual != expected else { continue }
    XCTFail("\(path)\n" + difference(expected, actual), file: file, line: line)
  }
}

/// Returns a description of the first line in which two texts differ.
func difference(_ expected: String, _ actual: String) -> String {
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let index = zip(expectedLines, actualLines).prefix { $0 == $1 }.map { _ in 1 }.count
  let old = index < expectedLines.count ? String(expectedLines[index]) : "(the end)"
  let new = index < actualLines.count ? String(actualLines[index]) : "(the end)"
  return "line \(index + 1)\n  expected: \(old)\n  found:    \(new)"
}
