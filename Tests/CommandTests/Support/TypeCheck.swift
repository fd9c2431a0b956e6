import Foundation
import XCTest

/// Type-checks a folder of generated files with the runtime of this build.
struct TypeCheck {
  let complaints: String

  /// - Parameter mode: The language mode.
  init(_ folder: URL, mode: String = "6") throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    XCTAssertFalse(files.isEmpty, "nothing was generated")
    let build = try BinderyProcess.executable().deletingLastPathComponent()
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Whole-module mode is faster: separate frontends would each parse all files.
    process.arguments =
      [
        "swiftc", "-typecheck", "-wmo", "-swift-version", mode, "-warnings-as-errors",
        "-parse-as-library",
        "-module-name", "Generated", "-I", build.appendingPathComponent("Modules").path,
      ]
      + ["CLibCrypto", "CLibCurl", "CLibSodium"].flatMap { library in
        ["-I", BinderyProcess.package.appendingPathComponent("Sources/\(library)").path]
      } + files
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    complaints = process.terminationStatus == 0 ? "" : text
  }
}
