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
    # A document may also have overlays that correct it, and a client of its own:
    # documents:
    #   - { path: books.yaml, client: Books, overlays: [books.overlay.yaml] }
    # The folder that the documents may refer to files in; by default, that of each document.
    # root: ..

    # The module of the generated files, and the name of its client type.
    module: \(module)
    client: \(module)API
    # The access level: public, package or internal.
    access: public
    # client, or application for the application that an AsyncAPI document describes.
    # role: client
    # client, or types for channels without a client that connects them.
    # realtime: client

    # The folder for generated files. Bindery removes generated files that are no longer needed.
    output: ../../Sources/\(module)/Generated

    # Contract tests: one for each entry of the *.har files in the folder of recordings.
    # Add archives with: bindery import FILE.har. The tests are those of a test target that depends
    # on \(module) and BinderyTesting; without recordings, there are none.
    recordings: recordings
    contractTests: ../../Tests/\(module)ContractTests/Generated
    # What needs a recording or an exception: nothing at first; all without this key.
    # require: [operations, statuses, messages]
    require: []
    # exceptions:
    #   - { operation: listBooks, status: 429, because: the limit is too high to reach }
    # Protocols of the client's operations, and a fake that conforms to them, for tests without a
    # network: a folder of the test target, or true for a part of \(module).
    # fakes: ../../Tests/\(module)Tests/Fakes
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

    # Arrays in which an undecodable element doesn't affect the others: all, or those of schemas.
    # arrays: isolate
    # arrays: { isolate: [Book] }
    # Schemas whose models keep undescribed members; all for every schema.
    # additionalMembers: [Book]

    # The severities of diagnostics: error, warning or ignore.
    # severities: { unresolved-reference: warning }

    """
  }

  private var documents: String {
    ([document] + events).map { Self.item($0, in: folder) }.joined(separator: ", ")
  }

  /// The path of a document in a list of a file in a folder.
  static func item(_ document: String, in folder: String) -> String {
    quoted(RelativePath(from: folder, to: document).description)
  }

  private static func quoted(_ path: String) -> String {
    let isSafe =
      path.unicodeScalars.allSatisfy {
        ServiceNames.isPlain($0) || "._-/".unicodeScalars.contains($0)
      } && [".yaml", ".yml", ".json"].contains(where: path.hasSuffix)
    if isSafe { return path }
    return "'" + path.replacingOccurrences(of: "'", with: "''") + "'"
  }
}
