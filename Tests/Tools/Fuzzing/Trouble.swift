import Foundation

/// The failure of an input.
struct Trouble: Equatable {
  enum Kind: Equatable {
    case signal(Int32), promise, typeCheck
  }

  let kind: Kind
  let words: String

  static func == (one: Trouble, other: Trouble) -> Bool { one.kind == other.kind }
}

extension Trouble: CustomStringConvertible {
  var description: String {
    let first = words.split(separator: "\n").prefix(4).joined(separator: "\n  ")
    return switch kind {
    case .signal(let number) where number == SIGPROF: "takes too long"
    case .signal(let number): "ended by signal \(number): \(first)"
    case .promise: first
    case .typeCheck: "what was generated doesn't compile:\n  \(first)"
    }
  }
}

/// Runs workers, and the compiler on their output.
struct Bench {
  let executable: URL
  let name: String
  let folder: WorkFolder

  /// Returns the failure of a worker's inputs, or of the Swift of its last one.
  func trouble(_ arguments: [String]) throws -> Trouble? {
    try? FileManager.default.removeItem(at: folder.output)
    let worker = [name, "--folder", folder.url.path] + arguments
    if let trouble = try run(executable.path, worker, .promise) { return trouble }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.output.path)) ?? []
    let files = paths.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.output.appending(path: $0).path }
    guard !files.isEmpty else { return nil }
    let build = executable.deletingLastPathComponent()
    let compiler =
      [
        "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors",
        "-parse-as-library", "-module-name", "Generated",
        "-I", build.appending(path: "Modules").path,
        "-I", Seeds.package.appending(path: "Sources/CLibCurl").path,
      ] + files
    return try run("/usr/bin/env", compiler, .typeCheck)
  }

  private func run(_ program: String, _ words: [String], _ kind: Trouble.Kind) throws -> Trouble? {
    try Data().write(to: folder.log)
    let log = try FileHandle(forWritingTo: folder.log)
    defer { try? log.close() }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = log
    process.standardError = log
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return nil }
    let text = String(decoding: try Data(contentsOf: folder.log), as: UTF8.self)
    let errors = text.split(separator: "\n").filter { $0.contains("error: ") }
    let words = errors.isEmpty ? text : errors.joined(separator: "\n")
    if process.terminationReason == .exit { return Trouble(kind: kind, words: words) }
    return Trouble(kind: .signal(process.terminationStatus), words: words)
  }
}
