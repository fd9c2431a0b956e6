import BinderyJSON
import Foundation
import RecordingMutation
import Signals
import Specification

/// Contract tests that run once, with all mutations in their process.
struct MutatedTests {
  private let command: String
  private let folder: URL
  private let plan: MutationPlan

  /// Creates a folder for the results.
  init(_ options: MutateOptions) throws(Diagnostic) {
    command = options.tests
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bindery-mutate-\(UUID().uuidString)")
    plan = MutationPlan(
      folder: folder.path,
      seed: options.seed,
      limit: options.limit,
      seconds: options.seconds
    )
    do {
      // Other users of the machine may not be allowed to read the recordings.
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw Self.failure("the folder for results can't be created: \(error.localizedDescription)")
    }
  }

  /// Runs the tests and returns the results of all mutations.
  ///
  /// A recorded entry or replayed client for which tests fail without a mutation has one result.
  ///
  /// - Returns: The results, and if tests fail without a mutation, what they print.
  func results(
    progress: (String) -> Void
  ) throws(Diagnostic) -> (results: MutationResults, failure: Diagnostic?) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appendingPathComponent("output.txt")
    let status = try run(log, progress)
    let failure = status == 0 ? nil : failure(status, log)
    if let failure, files.isEmpty { throw failure }
    guard !files.isEmpty else {
      throw Self.failure(
        "“\(command)” tested no mutation: it runs no contract tests, or these have no recordings"
      )
    }
    do throws(Diagnostic) {
      return (try read(), failure)
    } catch {
      // Tests that crash leave an incomplete file.
      throw failure ?? error
    }
  }

  private func failure(_ status: Int32, _ log: URL) -> Diagnostic {
    let output = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    let lines = output.split(separator: "\n").filter { $0.contains("error:") }
    let shown = lines.isEmpty ? output.split(separator: "\n").suffix(5) : lines.prefix(5)
    return Self.failure(
      "the tests fail without mutations: “\(command)” exits with \(status): "
        + shown.joined(separator: "; ")
    )
  }

  private func run(_ log: URL, _ progress: (String) -> Void) throws(Diagnostic) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.environment = ProcessInfo.processInfo.environment
      .merging([MutationPlan.variable: plan.text]) { $1 }
    let signals = TerminationSignals()
    defer { withExtendedLifetime(signals) {} }
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try Data().write(to: log)
      let output = try FileHandle(forWritingTo: log)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = output
      try process.run()
    } catch {
      throw Self.failure("“\(command)” can't be run: \(error.localizedDescription)")
    }
    let start = ContinuousClock.now
    repeat {
      progress(
        "\(testedCount) in \((ContinuousClock.now - start).components.seconds) s: \(command)"
      )
      if signals.wait(for: .milliseconds(100)) { end(process, ended) }
    } while ended.wait(timeout: .now()) == .timedOut
    return process.terminationStatus
  }

  /// Ends the tests, and then this process.
  ///
  /// A terminal doesn't interrupt the tests: Foundation starts a process in a group of its own.
  private func end(_ process: Process, _ ended: DispatchSemaphore) -> Never {
    let id = process.processIdentifier
    let group = getpgid(id) == id ? -id : id
    kill(group, SIGTERM)
    if ended.wait(timeout: .now() + .seconds(5)) == .timedOut { kill(group, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
    TerminationSignals.end()
  }

  /// The numbers of mutations and tests so far, as the names of the files of results state them.
  private var testedCount: String {
    let files = files
    let mutations = files.compactMap { file in
      file.deletingPathExtension().lastPathComponent.split(separator: "-").last.flatMap { Int($0) }
    }
    .reduce(0, +)
    return "\(mutations.grouped) mutations of \(files.count.grouped) tests"
  }

  private var files: [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (all ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }

  private func read() throws(Diagnostic) -> MutationResults {
    var results = MutationResults()
    for file in files {
      guard let data = try? Data(contentsOf: file),
        let json = try? JSONValue(parsing: String(decoding: data, as: UTF8.self)),
        let found = MutationResults(json)
      else { throw Self.failure("the results \(file.lastPathComponent) can't be read") }
      results += found
    }
    // Tests may run in any order.
    results.results.sort { $0.order < $1.order }
    return results
  }

  private static func failure(_ message: String) -> Diagnostic {
    Diagnostic(
      .error,
      .recordingMismatch,
      at: nil,
      message,
      fix: "run the contract tests, and pass the command that runs them with --tests"
    )
  }
}

extension MutationResult {
  /// The position among results: by location and change.
  fileprivate var order: (String, Int, Int, String) {
    (file, line, column, "\(kind.rawValue) \(detail) \(keyword)")
  }
}
