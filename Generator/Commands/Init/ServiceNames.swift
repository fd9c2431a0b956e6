import Emitting
import Foundation

/// Candidate names for the folder and the module of a document.
struct ServiceNames {
  /// The candidates, best first.
  let candidates: [String]

  init(_ document: String) {
    let steps = document.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init)
    let parts = (steps.last ?? "").split(separator: ".").map(String.init)
    let stem = parts.first ?? steps.last ?? ""
    let folder =
      steps.dropLast().last
      ?? FileManager.default.currentDirectoryPath.split(separator: "/").last.map(String.init)
    // The folder distinguishes files with a generic name.
    let isGeneric = Self.kinds.contains(stem.lowercased())
    let name = (isGeneric ? folder : stem) ?? stem
    let version = parts.dropFirst().dropLast().joined(separator: "-")
    candidates =
      [name] + (version.isEmpty ? [] : ["\(name)-\(version)"])
      + (isGeneric ? [] : folder.map { ["\($0)-\(name)"] } ?? [])
  }

  private static let kinds = ["openapi", "asyncapi", "swagger", "api", "spec", "index", "schema"]

  /// The first candidate that is free, numbered when none is.
  func first(where isFree: (String) -> Bool) -> String {
    if let free = candidates.first(where: isFree) { return free }
    var number = 2
    while !isFree("\(candidates[0])-\(number)") { number += 1 }
    return "\(candidates[0])-\(number)"
  }

  /// Returns the words of a name, capitalized, as the name of a module.
  static func module(_ name: String) -> String {
    let words = name.unicodeScalars.split { !isPlain($0) }
      .map { word in String(word.prefix(1)).uppercased() + String(word.dropFirst()) }
    let module = words.joined()
    guard module.unicodeScalars.first?.properties.isXIDStart == true else { return "API" + module }
    let hides = modules.contains(module) || Emitter.isReservedTypeName(module)
    return hides ? module + "Service" : module
  }

  /// The modules of the toolchain, which a module can't be named after.
  private static let modules: Set<String> = [
    "Builtin", "Combine", "CoreFoundation", "Darwin", "Dispatch", "FoundationEssentials",
    "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Network", "Observation", "Security",
    "Synchronization", "System", "SwiftUI", "Testing", "UIKit", "WinSDK",
  ]

  /// A letter or a digit of any script.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "_" && scalar.properties.isXIDContinue
      && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
