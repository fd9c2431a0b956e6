import Foundation
import XCTest

/// A run of the built command.
struct BinderyProcess {
  let status: Int32
  let output: String
  let errors: String

  /// The root of this package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init(_ arguments: String..., in folder: URL = package) throws {
    try self.init(arguments, in: folder)
  }

  /// Runs the command; `environment` has variables beside those of the tests.
  init(
    _ arguments: [String],
    in folder: URL = package,
    environment: [String: String] = [:]
  ) throws {
    let scratch = try TemporaryFolder()
    let files = try ["out", "err"].map { name in
      try scratch.write("", to: name)
      return try FileHandle(forWritingTo: scratch.url.appendingPathComponent(name))
    }
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = files[0]
    process.standardError = files[1]
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: scratch.url.appendingPathComponent("out"), encoding: .utf8)
    errors = try String(contentsOf: scratch.url.appendingPathComponent("err"), encoding: .utf8)
    if process.terminationReason == .uncaughtSignal {
      throw Crash(arguments: arguments, signal: status, errors: errors)
    }
  }

  struct Crash: Error {
    let arguments: [String]
    let signal: Int32
    let errors: String
  }

  /// Returns the executable beside the test bundle.
  static func executable() throws -> URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let bundles =
      [tests.deletingLastPathComponent()]
      + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let candidates = bundles.map { $0.appendingPathComponent("bindery") }
    return try XCTUnwrap(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "no bindery beside \(tests.path)"
    )
  }
}

/// A folder that is removed with its owner.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bindery-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
