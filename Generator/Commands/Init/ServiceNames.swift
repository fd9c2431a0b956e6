import Emitting
import Foundation

/// Candidate names for the folder and the module of a document.
struct ServiceNames {
  /// The candidates, best first.
  let candidates: [String]

  /// Creates names from the path of a document, or from its title if the path has only generic
  /// words.
  init(_ document: String, title: @autoclosure () -> String? = nil) {
    let steps = document.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init)
    let parts = (steps.last ?? "").split(separator: ".").map(String.init)
    let stem = parts.first ?? steps.last ?? ""
    // The folder distinguishes files with a generic name.
    let specific = Self.withoutGenericWords(stem)
    let folder = steps.dropLast().last
    let name = specific ?? folder ?? title() ?? Self.currentFolder ?? stem
    let version = parts.dropFirst().dropLast().joined(separator: "-")
    let isShortened = specific.map { $0 != stem } ?? false
    candidates =
      [name] + (isShortened ? [stem] : []) + (version.isEmpty ? [] : ["\(name)-\(version)"])
      + (specific == nil ? [] : (folder ?? Self.currentFolder).map { ["\($0)-\(name)"] } ?? [])
  }

  private static var currentFolder: String? {
    FileManager.default.currentDirectoryPath.split(separator: "/").last.map(String.init)
  }

  /// Returns the name of a file without versions and words such as “api”; nil if it has no others.
  private static func withoutGenericWords(_ stem: String) -> String? {
    if kinds.contains(stem.lowercased()) { return nil }
    let words = stem.split { "-_ ".contains($0) }
    let specific = words.filter { !Emitter.isGenericWord(ofFileName: $0) }
    if specific.count == words.count { return stem }
    return specific.isEmpty ? nil : specific.joined(separator: "-")
  }

  private static let kinds = ["openapi", "asyncapi", "swagger", "api", "spec", "index", "schema"]

  /// The first candidate that is free, numbered when none is.
  func first(where isFree: (String) -> Bool) -> String {
    if let free = candidates.first(where: isFree) { return free }
    var number = 2
    while !isFree("\(candidates[0])-\(number)") { number += 1 }
    return "\(candidates[0])-\(number)"
  }

  /// Returns the words of a name, capitalized, as the name of a module; words that a title has,
  /// too, have the case that they have there: `github` is `GitHub`.
  static func module(_ name: String, spelledAsIn title: String? = nil) -> String {
    let spellings = words(of: title ?? "").filter { $0 != $0.uppercased() }
    let words = words(of: name).map { word in
      spellings.first { $0.lowercased() == word.lowercased() } ?? word
    }
    let module = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard module.unicodeScalars.first?.properties.isXIDStart == true else { return "API" + module }
    let hides = modules.contains(module) || Emitter.isReservedTypeName(module)
    return hides ? module + "Service" : module
  }

  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split { !isPlain($0) }.map { String($0) }
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
