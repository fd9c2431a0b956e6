import Foundation
import Specification

/// The paths of the `bindings.yaml` files of the current folder.
enum BindingsFiles {
  static let name = "bindings.yaml"

  /// A path for each folder in `Spec`, whether the file exists or not.
  static var candidates: [String] {
    let services = (try? FileManager.default.contentsOfDirectory(atPath: "Spec")) ?? []
    return services.sorted().map { path(in: "Spec/\($0)") }
  }

  static var present: [String] {
    candidates.filter(exists)
  }

  /// The path of the file in a folder, whether it exists or not.
  static func path(in folder: String) -> String { FilePath.join(folder, name) }

  /// The files that a path names: itself, that of a folder, or those of its subfolders; nil for a
  /// document.
  static func named(by path: String) -> [String]? {
    if FilePath.name(of: path) == name { return [path] }
    guard FileOnDisk(path: path).isFolder else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let folders = [path] + names.sorted().map { FilePath.join(path, $0) }
    return folders.map(Self.path).filter(exists)
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
