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

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
