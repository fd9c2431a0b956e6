import Foundation

/// Looks for files that may be OpenAPI documents in the current folder and below.
struct DocumentSearch {
  /// Folders of other tools, where documents belong to somebody else.
  private static let foreign: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]
  /// Entries that are looked at, so that a run in a home folder ends.
  private static let limit = 20_000

  /// The paths of all files, in order.
  func files() -> [String] {
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
        case .typeRegular?: found.append(path)
        default: break
        }
      }
    }
    return found.sorted()
  }
}
