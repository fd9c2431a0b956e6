import Foundation
import PackagePlugin

/// Runs `swift package bindery …` as the command `bindery …` in the folder of the package.
@main
struct BinderyCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "bindery").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The command has reported the problem.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
