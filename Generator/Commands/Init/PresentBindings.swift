import Canonicalizing
import Specification

/// The existing `bindings.yaml` files, and the documents that they list.
struct PresentBindings {
  struct File {
    let path: String
    let module: String
    /// The real paths of the documents.
    let documents: Set<String>
  }

  let files: [File]
  /// The reasons why some files can't be read.
  let problems = Diagnostics()

  init() {
    files = BindingsFiles.present.compactMap { [problems] path in
      Bindings.read(path, diagnostics: problems).map { bindings in
        let documents = bindings.documents.compactMap { RealPath.resolve($0.path) }
        return File(path: path, module: bindings.module, documents: Set(documents))
      }
    }
  }

  /// A document to list in a present file.
  struct Addition {
    let file: String
    let document: String
  }

  /// Returns the file that lists the only OpenAPI document in the folder of a document.
  func addition(of document: String) -> Addition? {
    guard let real = RealPath.resolve(document) else { return nil }
    let folder = FilePath.folder(of: real)
    let neighbours = files.flatMap { file in
      file.documents
        .filter { FilePath.folder(of: $0) == folder && DocumentProbe(named: $0) == .openAPI }
        .map { _ in file.path }
    }
    return neighbours.count == 1 ? Addition(file: neighbours[0], document: document) : nil
  }

  /// Returns the file that lists a document.
  func file(describing document: String) -> File? {
    guard let real = RealPath.resolve(document) else { return nil }
    return files.first { $0.documents.contains(real) }
  }
}
