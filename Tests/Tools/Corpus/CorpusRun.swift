import Foundation

/// Generates and type-checks every document of a folder: `Scripts/corpus`.
@main
struct CorpusRun {
  /// More than any document may take of the processor in one stage, so that a hang is found.
  private static let limit = rlimit(rlim_cur: 600, rlim_max: 600)

  private let options: Options
  private let tools: Tools
  private let scratch: URL

  static func main() {
    do {
      exit(try CorpusRun(Options(CommandLine.arguments.dropFirst())).run() ? 0 : 1)
    } catch {
      write("error: \(error)\n", to: .standardError)
      exit(2)
    }
  }

  private init(_ options: Options) throws {
    self.options = options
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let executable = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    tools = Tools(build: executable.deletingLastPathComponent(), package: package)
    scratch =
      options.keep
      ?? FileManager.default.temporaryDirectory.appending(path: "corpus-\(UUID().uuidString)")
    var limit = Self.limit
    #if canImport(Darwin)
      setrlimit(RLIMIT_CPU, &limit)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    #endif
  }

  /// Whether everything was as it should be.
  private func run() throws -> Bool {
    defer { if options.keep == nil { try? FileManager.default.removeItem(at: scratch) } }
    let found = options.inputs.flatMap(CorpusDocument.all)
    let report = Report(verdicts: try verdicts(on: found))
    if options.isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = try encoder.encode(MachineReport(report))
      Self.write(String(decoding: text, as: UTF8.self) + "\n", to: .standardOutput)
    } else {
      Self.write("\(report)\n", to: .standardOutput)
    }
    return !report.verdicts.isEmpty && report.good == report.verdicts.count
  }

  /// Tries as many documents at a time as there are jobs.
  private func verdicts(on descriptions: [CorpusDocument]) throws -> [DocumentResult] {
    var trials = try descriptions.enumerated().map { number, description in
      try DocumentCheck(description, tools, folder: scratch.appending(path: "\(number)"))
    }
    var waiting = trials.indices.makeIterator()
    var running: [pid_t: Int] = [:]
    for _ in 0..<options.jobs {
      if let index = waiting.next() { running[try trials[index].start().id] = index }
    }
    while let (id, ending) = Child.next() {
      guard let index = running.removeValue(forKey: id) else { continue }
      let isUnderWay = try trials[index].proceed(after: ending)
      if !isUnderWay { note(trials[index].verdict) }
      guard let next = isUnderWay ? index : waiting.next() else { continue }
      running[try trials[next].start().id] = next
    }
    return trials.map(\.verdict)
  }

  /// Something to look at while it lasts.
  private func note(_ verdict: DocumentResult) {
    guard isatty(2) == 1 else { return }
    Self.write("▸ \(verdict.document)\(verdict.isGood ? "" : ": NO")\n", to: .standardError)
  }

  private static func write(_ text: String, to handle: FileHandle) {
    handle.write(Data(text.utf8))
  }
}
