import Foundation

/// The resources that a command and its child processes used.
struct Child {
  /// The elapsed time and the processor time.
  let elapsed: Double
  let processor: Double
  /// The peak memory of its largest process, in bytes.
  let peak: Int

  /// Runs a command in a folder; its output is discarded, its errors are shown.
  ///
  /// A process starts with the peak memory of its parent, so that a small one, this program again,
  /// runs in between.
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

  /// The first argument of a command line that measures the rest.
  static let verb = "--cost"

  /// Seconds of elapsed time and processor time, and bytes.
  var line: String { "\(elapsed) \(processor) \(peak)" }

  /// Runs a command from a process that has used little memory.
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

  /// Returns the cheapest of a few runs.
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
      // Libraries of macOS can't refer to `environ`.
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
