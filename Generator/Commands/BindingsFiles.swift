import Foundation

/// The paths of the `bindings.yaml` files of the current folder.
enum BindingsFiles {
  /// A path for each folder in `Spec`, whether the file exists or not.
  static var candidates: [String] {
    let services = (try? FileManager.default.contentsOfDirectory(atPath: "Spec")) ?? []
    return services.sorted().map { "Spec/\($0)/bindings.yaml" }
  }

  static var present: [String] {
    candidates.filter { FileManager.default.fileExists(atPath: $0) }
  }
}
