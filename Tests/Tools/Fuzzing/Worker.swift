import Foundation

/// A worker, which tries inputs in its own process, so that a crash or a limit ends only it.
struct Worker {
  let target: any Target
  let folder: WorkFolder

  /// Tries inputs from a number on; writes the Swift of the last one.
  func run(seed: UInt64, from start: UInt64, count: UInt64) -> Int32 {
    limitMemory()
    for number in start..<start + count {
      let input = target.input(Randomness(seed: seed, input: number))
      do {
        try Data(input).write(to: folder.input)
        try Data("\(number)".utf8).write(to: folder.number)
      } catch {
        return complain("can't write the input: \(error)", status: 2)
      }
      let status = check(folder.input, isLast: number + 1 == start + count)
      if status != 0 { return status }
    }
    return 0
  }

  /// Tries one file.
  func check(_ file: URL) -> Int32 {
    limitMemory()
    return check(file, isLast: true)
  }

  private func check(_ file: URL, isLast: Bool) -> Int32 {
    limitTime()
    do throws(Complaint) {
      try target.check(file, output: isLast ? folder.output : nil)
      return 0
    } catch {
      return complain(error.description, status: 3)
    }
  }

  private func complain(_ text: String, status: Int32) -> Int32 {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    return status
  }

  /// Sets a time limit; its signal ends the process.
  private func limitTime() {
    var timer = itimerval()
    timer.it_value.tv_sec = target.limits.seconds
    #if canImport(Darwin)
      setitimer(ITIMER_PROF, &timer, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #endif
  }

  private func limitMemory() {
    let bytes = target.limits.bytes
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if canImport(Darwin)
      setrlimit(RLIMIT_AS, &limit)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
  }
}

/// The folder in which a worker and its parent exchange files.
struct WorkFolder {
  let url: URL

  var input: URL { url.appending(path: "input.yaml") }
  var number: URL { url.appending(path: "number.txt") }
  var output: URL { url.appending(path: "Generated") }
  var log: URL { url.appending(path: "log.txt") }
}
