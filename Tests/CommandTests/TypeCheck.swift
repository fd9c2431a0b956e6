import Foundation
import XCTest

/// The compiler's opinion of a folder of generated files, against the runtime that was just built.
struct TypeCheck {
  let complaints: String

  init(_ folder: URL) throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    XCTAssertFalse(files.isEmpty, "nothing was generated")
    let build = try BinderyProcess.executable().deletingLastPathComponent()
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // One compiler for all files: apart, each would read all the others again.
    process.arguments =
      [
        "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors",
        "-parse-as-library",
        "-module-name", "Generated", "-I", build.appendingPathComponent("Modules").path,
        "-I", BinderyProcess.package.appendingPathComponent("Sources/CLibCurl").path,
      ] + files
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    complaints = process.terminationStatus == 0 ? "" : text
  }
}
