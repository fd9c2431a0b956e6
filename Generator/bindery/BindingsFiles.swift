import Foundation

/// Where the `bindings.yaml` files of the current folder lie, or could.
enum BindingsFiles {
  /// One for each folder in `Spec`, there or not.
  static var places: [String] {
    let services = (try? FileManager.default.contentsOfDirectory(atPath: "Spec")) ?? []
    return services.sorted().map { "Spec/\($0)/bindings.yaml" }
  }

  static var present: [String] {
    places.filter { FileManager.default.fileExists(atPath: $0) }
  }
}
