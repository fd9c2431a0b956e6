import Foundation

/// A command that was run to its end, and what it cost with all that it started.
struct Child {
  /// Of the clock, and of the processor.
  let elapsed: Double
  let processor: Double
  /// Bytes of memory that the largest of its processes held at once.
  let peak: Int

  /// Runs a command in a folder; its output goes nowhere, its complaints are shown.
  ///
  /// A process begins with the memory that the one that started it has held at most, so that a
  /// small one, this program anew, stands between.
  init(_ executable: String, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [Child.verb, executable] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    process.waitUntilExit()
    guard process.terminationStatus == 0, words.count == 3, let elapsed = Double(words[0]),
      let processor = Double(words[1]), let peak = Int(words[2])
    else {
      let command = ([executable] + arguments.prefix(3)).joined(separator: " ")
      throw Failure(description: "“\(command) …” failed")
    }
    (self.elapsed, self.processor, self.peak) = (elapsed, processor, peak)
  }

  /// The first word of a command line that asks for nothing but the cost of the rest.
  static let verb = "--cost"

  /// Seconds of the clock and of the processor, and bytes.
  var line: String { "\(elapsed) \(processor) \(peak)" }

  /// Runs a command from a process that has held little memory.
  init(_ executable: String, _ arguments: [String]) throws {
    let begin = ContinuousClock.now
    var status: Int32 = 0
    var usage = rusage()
    let process = try Child.spawn(executable, arguments)
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw Failure(description: "wait4: \(errno)") }
    }
    guard status == 0 else {
      let command = ([executable] + arguments.prefix(3)).joined(separator: " ")
      throw Failure(description: "“\(command) …” ends with status \(status)")
    }
    elapsed = (ContinuousClock.now - begin) / .seconds(1)
    processor = [usage.ru_utime, usage.ru_stime].map {
      Double($0.tv_sec) + Double($0.tv_usec) / 1e6
    }
    .reduce(0, +)
    #if canImport(Darwin)
      peak = usage.ru_maxrss
    #else
      peak = usage.ru_maxrss * 1024
    #endif
  }

  /// The cheapest of a few runs.
  static func best(of runs: Int, _ run: () throws -> Child) throws -> Child {
    var best = try run()
    for _ in 1..<runs {
      let next = try run()
      if next.processor < best.processor { best = next }
    }
    return best
  }

  private static func spawn(_ executable: String, _ arguments: [String]) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      // Libraries of macOS cannot name `environ`.
      let environ = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let problem = posix_spawnp(&process, executable, &actions, nil, &words, environ)
    guard problem == 0 else {
      throw Failure(description: "\(executable): \(String(cString: strerror(problem)))")
    }
    return process
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}
