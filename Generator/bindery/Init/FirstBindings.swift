/// The initial `bindings.yaml` of a document.
struct FirstBindings {
  let document: String
  /// The AsyncAPI documents of the same service.
  var events: [String] = []
  /// A folder in `Spec`.
  let folder: String
  let module: String

  var path: String { "\(folder)/bindings.yaml" }

  var text: String {
    """
    # Settings of the Swift code. Paths are relative to this file.
    documents: [\(documents)]

    # The module that the files belong to, and the type of its client.
    module: \(module)
    client: \(module)API
    # The access level: public, package or internal.
    access: public

    # A folder for generated files only; files that are no longer generated are removed from it.
    output: ../../Sources/\(module)/Generated

    # Tests of the client with recorded traffic, one for each entry of these *.har files.
    # recordings: recordings
    # contractTests: ../../Tests/\(module)ContractTests/Generated
    # The type in the test module that plays a recorded client, for sessions over a WebSocket.
    # player: Replayed\(module)

    # Separate modules for operations of a large API, with the models that only they use.
    # modules:
    #   - { module: \(module)Orders, tags: [orders], output: ../../Sources/\(module)Orders/Generated }

    # Operations to include or exclude; * matches any text.
    # filter:
    #   include: { tags: [books], paths: ["/books/*"], operations: [listBooks] }
    #   exclude: { operations: [deleteBook] }
    #   because: the app only reads books

    # Names that read better in Swift: of a schema, operation, parameter, property or response.
    # renames:
    #   - { schema: Book, to: Volume, because: Book is taken by the app }
    #   - { parameter: q, of: listBooks, to: search, because: the wire abbreviates }

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
