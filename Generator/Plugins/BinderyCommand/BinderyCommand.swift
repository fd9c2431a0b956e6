import Foundation
import PackagePlugin

/// Runs `swift package bindery …` as the command `bindery …` in the folder of the package.
@main
struct BinderyCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    let needsNetwork = Self.needsNetwork(arguments)
    process.executableURL =
      needsNetwork ? try networkExecutable() : try context.tool(named: "bindery").url
    process.arguments = arguments
    // A recording ends with the plugin, which Control-C ends alone.
    process.environment = ProcessInfo.processInfo.environment.merging(["BINDERY_PLUGIN": "1"]) {
      $1
    }
    process.currentDirectoryURL = context.package.directoryURL
    // SwiftPM buffers what a plugin prints, but not its progress.
    let output = needsNetwork && arguments.first == "record" ? Pipe() : nil
    if let output { process.standardOutput = output }
    try process.run()
    if let output {
      try output.fileHandleForWriting.close()
      Self.showLines(of: output.fileHandleForReading)
    }
    process.waitUntilExit()
    // The command has reported the problem.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Whether the executable for commands that need a network runs the command.
  private static func needsNetwork(_ arguments: [String]) -> Bool {
    guard let verb = arguments.first, ["record", "vendor"].contains(verb) else { return false }
    return !arguments.contains("--help") && !arguments.contains("-h")
  }

  /// Builds the executable for commands that need a network, which no other command needs.
  private func networkExecutable() throws -> URL {
    Diagnostics.progress("building bindery-network, which takes some minutes the first time")
    let result = try packageManager.build(
      .product("bindery-network"),
      parameters: .init(configuration: .debug)
    )
    guard result.succeeded,
      let artifact = result.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      Diagnostics.error("bindery-network can't be built: \(result.logText)")
      exit(1)
    }
    return artifact.url
  }

  /// Shows each line as progress, until the end of the file.
  private static func showLines(of file: FileHandle) {
    var rest = Data()
    while true {
      let data = file.availableData
      if data.isEmpty { break }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        Diagnostics.progress(String(decoding: rest[..<end], as: UTF8.self))
        rest = Data(rest[(end + 1)...])
      }
    }
  }
}
