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
    let message = (try? String(contentsOf: files[2], encoding: .utf8)) ?? ""
    let line = message.split(separator: "\n").first.map(String.init)
    throw UsageError("git \(arguments[0]) failed: \(line ?? "status \(process.terminationStatus)")")
  }
}
