import Specification

/// What the `bindings.yaml` files that are there describe.
struct PresentBindings {
  struct File {
    let path: String
    let module: String
    /// By their real paths.
    let documents: Set<String>
  }

  let files: [File]
  /// Why some can't be read, so that nobody knows what they describe.
  let problems = Diagnostics()

  init() {
    files = BindingsFiles.present.compactMap { [problems] path in
      Bindings.read(path, diagnostics: problems).map { bindings in
        let documents = bindings.documents.compactMap { RealPath.resolve($0.path) }
        return File(path: path, module: bindings.module, documents: Set(documents))
      }
    }
  }

  /// The one that lists a document.
  func file(describing document: String) -> File? {
    guard let real = RealPath.resolve(document) else { return nil }
    return files.first { $0.documents.contains(real) }
  }
}
