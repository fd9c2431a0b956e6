import Foundation
import PackagePlugin

/// `swift package bindery …`: the command `bindery …` in the folder of the package.
@main
struct BinderyCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "bindery").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The command has said why.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
