import Foundation
import PackagePlugin

/// Runs `swift package bindery …` as the command `bindery …` in the folder of the package.
@main
struct BinderyCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try executable(for: arguments, context)
    process.arguments = arguments
    // A recording ends with the plugin, which Control-C ends alone.
    process.environment = ProcessInfo.processInfo.environment.merging(["BINDERY_PLUGIN": "1"]) {
      $1
    }
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The command has reported the problem.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
  /// Returns the executable that runs the command.
  ///
  /// The commands that need a network have one of their own, which is built only when it is needed.
  private func executable(for arguments: [String], _ context: PluginContext) throws -> URL {
    guard let verb = arguments.first, ["record", "vendor"].contains(verb),
      !arguments.contains("--help"), !arguments.contains("-h")
    else { return try context.tool(named: "bindery").url }
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
}
