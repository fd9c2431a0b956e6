import Foundation

/// Searches the current folder and its subfolders for files that may be OpenAPI documents.
struct DocumentSearch {
  /// Folders of other tools, with documents of other projects.
  private static let foreign: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]
  /// The number of entries to visit, which bounds a run in a home folder.
  private static let limit = 20_000

  /// Returns the sorted paths of all files.
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
