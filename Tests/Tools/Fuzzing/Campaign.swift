import Foundation

/// A fuzzing campaign, which tries inputs until the time is up, and keeps those that fail.
struct Campaign {
  let options: FuzzOptions
  let bench: Bench
  let failures: URL

  /// The maximum number of failures.
  private static let most = 25

  /// Runs the campaign; returns whether no input failed.
  func run() throws -> Bool {
    let end = ContinuousClock.now + .seconds(options.minutes * 60)
    var (next, count, troubles) = (options.first, UInt64(0), 0)
    while ContinuousClock.now < end && troubles < Self.most {
      let arguments = [
        "--seed", "\(options.seed)", "--from", "\(next)", "--count", "\(options.batch)",
      ]
      let trouble = try bench.trouble(["--worker"] + arguments)
      guard let last = reached else {
        throw Complaint(
          "the worker hasn't begun: \(trouble.map { "\($0)" } ?? "no reason was reported")"
        )
      }
      count += last + 1 - next
      next = last + 1
      guard let trouble else { continue }
      troubles += 1
      try keep(trouble, last)
    }
    printLine("\(count) inputs from seed \(options.seed), \(troubles) failed")
    return troubles == 0
  }

  /// The number of the last input.
  private var reached: UInt64? {
    (try? String(contentsOf: bench.folder.number, encoding: .utf8)).flatMap { UInt64($0) }
  }

  private func keep(_ trouble: Trouble, _ number: UInt64) throws {
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    let file = failures.appending(path: "\(options.seed)-\(number).yaml")
    let input = try Data(contentsOf: bench.folder.input)
    try input.write(to: file)
    // Printed before the reduction, which takes up to a minute.
    printLine(
      "input \(number): \(trouble)\n  again: Scripts/fuzz \(options.target) --file \(file.path)"
    )
    var reduction = Reduction(file, trouble, bench)
    try reduction.run()
    let rest = try Data(contentsOf: file).count
    printLine("  made small: \(rest) of \(input.count) bytes")
  }

  private func printLine(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}
