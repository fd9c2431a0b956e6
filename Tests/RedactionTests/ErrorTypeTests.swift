import BinderyRuntime
import TestSupport
import XCTest

/// Tests of the texts of errors, which apps show by `localizedDescription`.
final class ErrorTypeTests: XCTestCase {
  func testEveryPublicErrorHasALocalizedDescription() throws {
    var errors: Set<String> = []
    var localized: Set<String> = []
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for line in try SourceTree.text(of: file).split(separator: "\n") {
        guard let (name, protocols) = Self.declaration(String(line)) else { continue }
        if !protocols.isDisjoint(with: ["LocalizedError", "DescribedError"]) {
          localized.insert(name)
        }
        if line.hasPrefix("public "), protocols.contains("Error") { errors.insert(name) }
      }
    }
    XCTAssertGreaterThan(errors.count, 25, "the sources are read")
    // Of the sandbox, which is a development tool.
    XCTAssertEqual(errors.subtracting(localized).sorted(), ["FilterError"])
  }

  func testTheLocalizedDescriptionIsTheDescription() {
    let errors: [any Error & CustomStringConvertible] = [
      TransportError.timedOut, InvalidRequest(parameter: "id", reason: "must not be empty"),
      StreamError.tooLarge(limit: 1), MiddlewareError(CancellationError()),
    ]
    for error in errors { XCTAssertEqual(error.localizedDescription, error.description) }
  }

  /// The name and the protocols of a type or an extension at the beginning of a line.
  private static func declaration(_ line: String) -> (name: String, protocols: Set<String>)? {
    // Most lines are neither, and matching a pattern takes far longer than comparing a prefix.
    guard line.hasPrefix("public ") || line.hasPrefix("extension ") else { return nil }
    let pattern = /(?:public struct|public enum|extension) (\w+)(?:<[^>]*>)?: ([\w, ]+)/
    guard let match = line.prefixMatch(of: pattern) else { return nil }
    return (String(match.1), Set(match.2.split(separator: ",").map { $0.trimmed }))
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
