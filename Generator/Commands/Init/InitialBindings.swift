/// The initial `bindings.yaml` of a document.
struct InitialBindings {
  let document: String
  /// The AsyncAPI documents of the same service.
  var events: [String] = []
  /// A folder in `Spec`.
  let folder: String
  let module: String

  var path: String { "\(folder)/bindings.yaml" }

  var text: String {
    """
    # Settings for the generated Swift code. Paths are relative to this file.
    documents: [\(documents)]

    # The module of the generated files, and the name of its client type.
    module: \(module)
    client: \(module)API
    # The access level: public, package or internal.
    access: public

    # The folder for generated files. Bindery removes generated files that are no longer needed.
    output: ../../Sources/\(module)/Generated

    # Contract tests: one for each entry of the *.har files in the folder of recordings.
    # recordings: recordings
    # contractTests: ../../Tests/\(module)ContractTests/Generated
    # What needs a recording or an exception: operations, statuses or messages; all without this key.
    # require: []
    # The type in the test module that replays recorded WebSocket sessions of a client.
    # player: Replayed\(module)

    # Separate modules for operations of a large API, each with the models that only it uses.
    # modules:
    #   - { module: \(module)Orders, tags: [orders], output: ../../Sources/\(module)Orders/Generated }

    # Operations to include or exclude; * matches any text.
    # filter:
    #   include: { tags: [books], paths: ["/books/*"], operations: [listBooks] }
    #   exclude: { operations: [deleteBook] }
    #   because: the app only reads books

    # Swift names of schemas, operations, parameters, properties and responses.
    # renames:
    #   - { schema: Book, to: Volume, because: the app has a type Book }
    #   - { parameter: q, of: listBooks, to: search, because: q is an abbreviation }

    """
  }

  private var documents: String {
    ([document] + events).map { quoted(RelativePath(from: folder, to: $0).description) }
      .joined(separator: ", ")
  }

  private func quoted(_ path: String) -> String {
    let isSafe =
      path.unicodeScalars.allSatisfy {
        ServiceNames.isPlain($0) || "._-/".unicodeScalars.contains($0)
      } && [".yaml", ".yml", ".json"].contains(where: path.hasSuffix)
    if isSafe { return path }
    return "'" + path.replacingOccurrences(of: "'", with: "''") + "'"
  }
}
