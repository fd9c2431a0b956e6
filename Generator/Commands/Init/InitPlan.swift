import Foundation

/// The `bindings.yaml` to write for each document; each has its own folder and module.
struct InitPlan {
  private let present: PresentBindings
  private var folders: Set<String> = []
  private var modules: Set<String>
  private(set) var bindings: [InitialBindings] = []
  /// The AsyncAPI documents to list in present files.
  private(set) var additions: [PresentBindings.Addition] = []

  init(_ present: PresentBindings) {
    self.present = present
    modules = Set(present.files.map { $0.module.lowercased() })
  }

  /// Adds a document that no `bindings.yaml` lists.
  mutating func add(_ document: String) {
    let names = Self.names(of: document)
    let specFolder = Self.specFolder(of: document)
    let isSpecFolderUnused = specFolder.map { isUnused(folder: $0) } ?? false
    let folder =
      if let specFolder, isSpecFolderUnused { specFolder } else {
        "Spec/" + names.first { isUnused(folder: "Spec/" + $0) }
      }
    add(document, names, in: folder)
  }

  /// Adds an AsyncAPI document to the only OpenAPI document of its folder, which a present file may
  /// list, or on its own.
  mutating func add(events document: String) {
    let neighbours = bindings.indices.filter {
      Self.folder(of: bindings[$0].document) == Self.folder(of: document)
    }
    if neighbours.count == 1 {
      bindings[neighbours[0]].events.append(document)
    } else if neighbours.isEmpty, let addition = present.addition(of: document) {
      additions.append(addition)
    } else {
      add(document)
    }
  }

  /// Adds a document whose `bindings.yaml` is overwritten.
  mutating func add(_ document: String, inPlaceOf file: PresentBindings.File) {
    let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
    // A second document of the same file gets its own file.
    guard !folders.contains(folder.lowercased()) else { return add(document) }
    modules.remove(file.module.lowercased())
    add(document, Self.names(of: document), in: folder)
  }

  private mutating func add(_ document: String, _ names: ServiceNames, in folder: String) {
    let name = names.first { !modules.contains(ServiceNames.module($0).lowercased()) }
    let module = ServiceNames.module(name, spelledAsIn: DocumentProbe.title(of: document))
    folders.insert(folder.lowercased())
    modules.insert(module.lowercased())
    bindings.append(InitialBindings(document: document, folder: folder, module: module))
  }

  private static func names(of document: String) -> ServiceNames {
    ServiceNames(document, title: DocumentProbe.title(of: document))
  }

  private static func folder(of path: String) -> [Substring] {
    Array(path.split(separator: "/").filter { $0 != "." }.dropLast())
  }

  /// The folder in `Spec` that contains the document, if any.
  private static func specFolder(of document: String) -> String? {
    let steps = document.split(separator: "/").filter { $0 != "." }
    return steps.count == 3 && steps[0] == "Spec" ? "Spec/\(steps[1])" : nil
  }

  private func isUnused(folder: String) -> Bool {
    !folders.contains(folder.lowercased())
      && !present.files.contains { $0.path == "\(folder)/bindings.yaml" }
  }
}
