import Foundation
import PackagePlugin

/// Generates the bindings of a target's `openapi.yaml` or `asyncapi.yaml` whenever the target is
/// built.
@main
struct BinderyBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let specification = try Self.specification(of: module)
    let folder = context.pluginWorkDirectoryURL.appending(path: "Generated")
    return [
      .buildCommand(
        displayName: "Generating \(module.moduleName) from \(specification.lastPathComponent)",
        executable: try context.tool(named: "bindery").url,
        arguments: [
          "generate", specification.path, "--output", folder.path, "--module", module.moduleName,
          "--single-file",
        ],
        inputFiles: [specification],
        outputFiles: [folder.appending(path: "\(module.moduleName)API.swift")]
      )
    ]
  }

  private static func specification(of target: any SourceModuleTarget) throws -> URL {
    let names = ["openapi", "asyncapi"].flatMap { name in
      ["yaml", "yml", "json"].map { "\(name).\($0)" }
    }
    let found = names.map { target.directoryURL.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    guard let specification = found.first, found.count == 1 else {
      throw Problem(
        description: found.isEmpty
          ? "\(target.directoryURL.path) has no \(names.joined(separator: ", ")) to generate from"
          : "\(target.directoryURL.path) has several documents: keep one openapi or asyncapi file"
      )
    }
    return specification
  }
}

/// A reason why no bindings can be generated for a target.
struct Problem: Error, CustomStringConvertible {
  let description: String
}
