import Foundation

/// The command that fuzzes with invalid documents and data: `Scripts/fuzz`.
#if !LIBFUZZER
  @main
#endif
struct FuzzingRun {
  static func main() {
    do {
      exit(try status(FuzzOptions(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func status(_ options: FuzzOptions) throws -> Int32 {
    let scratch =
      options.folder
      ?? FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)")
    defer { if options.folder == nil { try? FileManager.default.removeItem(at: scratch) } }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let folder = WorkFolder(url: scratch)
    if options.folder != nil { return try work(options, folder) }
    let executable = URL(filePath: CommandLine.arguments[0])
    let bench = Bench(executable: executable, name: options.target, folder: folder)
    if let file = options.file {
      guard let trouble = try bench.trouble(["--file", file.path]) else { return 0 }
      throw Complaint("\(trouble)")
    }
    let failures = Seeds.package.appending(path: ".build/fuzz-failures")
    return try Campaign(options: options, bench: bench, failures: failures).run() ? 0 : 1
  }

  private static func work(_ options: FuzzOptions, _ folder: WorkFolder) throws -> Int32 {
    let worker = Worker(target: try Targets.named(options.target), folder: folder)
    if let file = options.file { return worker.check(file) }
    return worker.run(seed: options.seed, from: options.first, count: options.count)
  }
}
