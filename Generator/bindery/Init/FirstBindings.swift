/// What the `bindings.yaml` of a document says before anybody has decided anything.
struct FirstBindings {
  let document: String
  /// Those that describe the channels of the same service.
  var events: [String] = []
  /// A folder in `Spec`.
  let folder: String
  let module: String

  var path: String { "\(folder)/bindings.yaml" }

  var text: String {
    """
    # What is about Swift and not about the service. Paths are seen from this file.
    documents: [\(documents)]

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
    # The type beside those tests that plays a recorded client, for sessions over a WebSocket.
    # player: Replayed\(module)

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
