import Foundation

/// The command, run as a person runs it.
struct Generator {
  let executable: URL
  let folder: URL

  private var result: URL { folder.appending(path: "Generated") }

  /// Seconds of the clock and of the processor for one run.
  func cost(of document: String) throws -> (elapsed: Double, processor: Double) {
    let spec = folder.appending(path: "synthetic.yaml")
    try Data(document.utf8).write(to: spec)
    try? FileManager.default.removeItem(at: result)
    let process = Process()
    process.executableURL = executable
    process.arguments = ["generate", spec.path, "--output", result.path, "--quiet"]
    let (begin, beginProcessor) = (ContinuousClock.now, Self.processorSeconds)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "the generator exits with \(process.terminationStatus)")
    }
    return ((ContinuousClock.now - begin) / .seconds(1), Self.processorSeconds - beginProcessor)
  }

  /// The least processor time of five runs.
  func bestCost(of document: String) throws -> Double {
    try (0..<5).map { _ in try cost(of: document).processor }.min() ?? 0
  }

  /// What the last run wrote.
  func output() throws -> (files: Int, lines: Int, bytes: Int) {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: result.path)
    let files = try paths.filter { $0.hasSuffix(".swift") }
      .map { try Data(contentsOf: result.appending(path: $0)) }
    let lines = files.map { file in file.count { $0 == UInt8(ascii: "\n") } }
    return (files.count, lines.reduce(0, +), files.map(\.count).reduce(0, +))
  }

  /// Of all children that have ended.
  private static var processorSeconds: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
      .reduce(0, +)
  }
}
