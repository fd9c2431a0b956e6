import Foundation
import XCTest

/// Compares what was generated with what is committed, file for file.
///
/// With `RECORD` in the environment the committed files are replaced, and the test fails so that
/// nobody takes a recording for a proof.
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

/// The first line in which two texts differ.
func difference(_ expected: String, _ actual: String) -> String {
  let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let found = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let index = zip(wanted, found).prefix { $0 == $1 }.map { _ in 1 }.count
  let want = index < wanted.count ? String(wanted[index]) : "(the end)"
  let have = index < found.count ? String(found[index]) : "(the end)"
  return "line \(index + 1)\n  expected: \(want)\n  found:    \(have)"
}
