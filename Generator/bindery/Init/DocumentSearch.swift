import Foundation

/// Looks for OpenAPI documents in the current folder and below.
struct DocumentSearch {
  /// Folders of other tools, where documents belong to somebody else.
  private static let foreign: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]
  /// Entries that are looked at, so that a run in a home folder ends.
  private static let limit = 20_000

  /// The paths of those that begin like one, in order.
  func documents() -> [String] {
    var found: [String] = []
    var folders = [""]
    var seen = 0
    while let folder = folders.popLast(), seen < Self.limit {
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && !Self.foreign.contains(name) {
        seen += 1
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        switch attributes?[.type] as? FileAttributeType {
        case .typeDirectory?: folders.append(path)
        case .typeRegular? where isDocument(path): found.append(path)
        default: break
        }
      }
    }
    return found.sorted()
  }

  /// Whether the file's first lines name a version of OpenAPI.
  private func isDocument(_ path: String) -> Bool {
    guard [".yaml", ".yml", ".json"].contains(where: path.hasSuffix),
      let handle = FileHandle(forReadingAtPath: path)
    else { return false }
    defer { try? handle.close() }
    guard let start = try? handle.read(upToCount: 8_192) else { return false }
    let text = String(decoding: start, as: UTF8.self)
    if path.hasSuffix(".json") {
      return text.contains(#/"openapi"\s*:\s*"3\./#)
    }
    return text.contains(#/(?m)^(?:"openapi"|openapi)\s*:\s*["']?3\./#)
  }
}
