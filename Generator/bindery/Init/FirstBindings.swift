import Foundation

/// What the `bindings.yaml` of a document says before anybody has decided anything.
struct FirstBindings {
  let document: String
  /// The folder below `Spec`.
  let name: String

  init(_ document: String) {
    self.document = document
    let steps = document.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init)
    let stem = steps.last.map { $0.split(separator: ".").first.map(String.init) ?? $0 } ?? ""
    // A file that is called after its kind is told apart by its folder.
    let isGeneric = Self.kinds.contains(stem.lowercased())
    let folder =
      steps.dropLast().last
      ?? FileManager.default.currentDirectoryPath
      .split(separator: "/").last.map(String.init)
    name = (isGeneric ? folder : stem) ?? stem
  }

  private static let kinds = ["openapi", "swagger", "api", "spec", "index", "schema"]

  /// In a folder of `Spec` already, beside the document.
  private var folder: String {
    let steps = document.split(separator: "/")
    return steps.count == 3 && steps[0] == "Spec" ? "Spec/\(steps[1])" : "Spec/\(name)"
  }

  var path: String { "\(folder)/bindings.yaml" }

  /// The words of the name, each with a capital.
  var module: String {
    let words = name.unicodeScalars.split { !Self.isPlain($0) }
      .map { word in String(word.prefix(1)).uppercased() + String(word.dropFirst()) }
    let module = words.joined()
    let isName = module.unicodeScalars.first.map { !("0"..."9" ~= $0) } ?? false
    return isName ? module : "API" + module
  }

  var text: String {
    """
    # What is about Swift and not about the service. Paths are seen from this file.
    documents: [\(quoted(RelativePath(from: absolute(folder), to: absolute(document)).description))]

    # The module that the files belong to, and the type of its client.
    module: \(module)
    client: \(module)API
    # Who sees it: public, package or internal.
    access: public

    # A folder for generated files alone; what is no longer generated is removed from it.
    output: ../../Sources/\(module)/Generated

    # Tests that hold the client to recorded traffic, one for each entry of these *.har files.
    # recordings: recordings
    # contractTests: ../../Tests/\(module)ContractTests/Generated

    # Modules of their own for operations of a large API, with the models that they alone need.
    # modules:
    #   - { module: \(module)Orders, tags: [orders], output: ../../Sources/\(module)Orders/Generated }

    # Operations to take, or to leave out; * stands for any text.
    # filter:
    #   include: { tags: [books], paths: ["/books/*"], operations: [listBooks] }
    #   exclude: { operations: [deleteBook] }
    #   because: the app reads books and nothing else

    # Names that read better in Swift: of a schema, operation, parameter, property or response.
    # renames:
    #   - { schema: Book, to: Volume, because: Book is taken by the app }
    #   - { parameter: q, of: listBooks, to: search, because: the wire abbreviates }

    """
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }

  private func quoted(_ path: String) -> String {
    let isSafe = path.unicodeScalars.allSatisfy {
      Self.isPlain($0) || "._-/".unicodeScalars.contains($0)
    }
    if isSafe { return path }
    return "'" + path.replacingOccurrences(of: "'", with: "''") + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
  }
}
