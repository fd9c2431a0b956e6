import Foundation

/// A run of `git` in the current folder.
enum GitCommand {
  /// Runs `git`, and returns its output.
  ///
  /// Input and output are files, since a pipe would block when it is full.
  static func run(
    _ arguments: [String],
    input: Data = Data(),
    in scratch: URL
  ) throws(UsageError) -> Data {
    let files = ["in", "out", "err"].map { scratch.appendingPathComponent("git-" + $0) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "--no-pager"] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"]) { $1 }
    do {
      try input.write(to: files[0])
      for file in files.dropFirst() { try Data().write(to: file) }
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = try FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      try process.run()
      process.waitUntilExit()
      let output = try Data(contentsOf: files[1])
      if process.terminationStatus == 0 { return output }
    } catch {
      throw UsageError("git can't be run: \(error.localizedDescription)")
    }
    // `env` has this status if there is no such command.
    if process.terminationStatus == 127 {
      throw UsageError("git isn't installed; install it, or pass two files or folders")
    }
    let errors = (try? String(contentsOf: files[2], encoding: .utf8)) ?? ""
    let text = message(errors) ?? "status \(process.terminationStatus)"
    throw UsageError("git \(arguments[0]) failed: \(text)")
  }

  /// The error and the advice below it in one line; nil without an error.
  private static func message(_ errors: String) -> String? {
    let lines = errors.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.prefix(5)
    guard let first = lines.first else { return nil }
    let advice = lines.dropFirst().joined(separator: " ")
    return first.trimmingPrefix("fatal: ") + (advice.isEmpty ? "" : "; \(advice)")
  }
}
