import Foundation

/// A program that runs beside this one.
struct Child {
  let id: pid_t

  /// Starts a program that is looked for in `PATH`, its two outputs going into files.
  init(_ words: [String], output: URL, errors: URL) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      // Libraries of macOS cannot name `environ`.
      let environ = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, flags, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, errors.path, flags, 0o644)
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var id: pid_t = 0
    let problem = posix_spawnp(&id, words[0], &actions, nil, &arguments, environ)
    guard problem == 0 else {
      throw Failure(description: "can't start \(words[0]): \(String(cString: strerror(problem)))")
    }
    self.id = id
  }

  /// Waits for whichever child ends next.
  static func next() -> (id: pid_t, ending: ProcessResult)? {
    var (status, usage): (Int32, rusage) = (0, rusage())
    var id = wait4(-1, &status, 0, &usage)
    while id < 0 && errno == EINTR { id = wait4(-1, &status, 0, &usage) }
    return id < 0 ? nil : (id, ProcessResult(status, usage))
  }

  /// How a child ended, and what it and its own children cost.
  struct ProcessResult {
    /// The exit status, or the negative number of the signal that ended it.
    let status: Int32
    let processorSeconds: Double
    let peakMegabytes: Double

    fileprivate init(_ word: Int32, _ usage: rusage) {
      status = word & 0x7F == 0 ? word >> 8 & 0xFF : -(word & 0x7F)
      processorSeconds = [usage.ru_utime, usage.ru_stime]
        .map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
      #if canImport(Darwin)
        peakMegabytes = Double(usage.ru_maxrss) / 1e6
      #else
        peakMegabytes = Double(usage.ru_maxrss) * 1024 / 1e6
      #endif
    }
  }
}

/// What keeps the corpus from being tried at all.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
