/// A `bindings.yaml`: what is about Swift and not about the service.
///
/// ```yaml
/// documents: [openapi.yaml]                 # what is read; paths are seen from this file; of
///                                           # several each has its client: { path: …, client: … }
/// root: ..                                  # no file outside of it is read; the document's folder
/// module: BookshopSDK                       # the Swift module that the output belongs to
/// client: Bookshop                          # the client type; named after the module if absent
/// access: public                            # public (the default), package or internal
/// role: client                              # application if AsyncAPI describes this module
/// output: ../../Sources/BookshopSDK/Generated
/// recordings: recordings                    # a folder of *.har files, if there are any
/// contractTests: ../../Tests/BookshopContractTests/Generated
/// player: ReplayedBookshop                  # replays recorded sessions; a type among the tests
/// modules:                                  # operations that stand in modules of their own
///   - { module: BookshopOrders, tags: [orders], output: ../../Sources/BookshopOrders/Generated }
/// filter:                                   # what is left out, or all that is taken
///   include: { tags: [books], paths: ["/books/*"], operations: [listBooks] }
///   exclude: { operations: [delete-book] }
///   because: deleting is for the shop alone
/// additionalMembers: [Book]                 # schemas whose unknown members are kept; or: all
/// renames:                                  # schema, operation, parameter, property, response
///   - { schema: Book, to: Volume, because: Book is taken by the app }      # or pointer
///   - { parameter: id, of: delete-book, to: book, because: it reads better }
/// exceptions:                               # what needs no recording, or isn't replayed
///   - { operation: listBooks, status: 429, because: nobody can provoke it }
///   - { webhook: book.added, because: the sandbox sends none }     # or operation and callback
///   - { session: 0, recording: shop.har, because: that client was another }
/// severities:                               # how much a finding matters, by its code: error,
///   unresolved-reference: error             # warning or ignore
/// ```
public struct Bindings: Sendable {
  /// Who sees what is generated.
  public enum Access: String, Sendable, CaseIterable {
    case `public`, package, `internal`
  }

  /// Which side of the channels of an AsyncAPI document the module is.
  public enum Role: String, Sendable, CaseIterable {
    /// Another than the application that is described: what that sends comes in.
    case client
    /// The one that is described: what it sends goes out.
    case application
  }

  /// The path of the file itself, as it is shown to the user.
  public var file: String
  /// The descriptions; their paths are joined to the folder of the file, as all paths here are.
  public var documents: [Document]
  /// The folder out of which no reference leads; each document's own if absent.
  public var root: String?
  public var module: String
  public var client: String?
  public var access: Access
  public var role: Role
  public var output: String
  public var recordings: String?
  public var contractTests: String?
  /// The type that plays a recorded client to ours, in the module of the contract tests.
  public var player: String?
  public var modules: [Module]
  public var filter: Filter?
  /// Which schemas keep the members that they don't describe; none if nil.
  public var additionalMembers: AdditionalMembers?
  public var renames: [Rename]
  public var exceptions: [Exception]
  /// How much findings matter where it is decided otherwise than by default.
  public var severities: [SeverityRule]
  /// Where the top-level keys stand.
  private let marks: [String: Mark]

  /// The place of a top-level key's value, for what is found wrong with it later.
  public func mark(of key: String) -> Mark {
    marks[key] ?? Mark(file: file, line: 1, column: 1)
  }

  /// Reads a file; nil after reporting what is missing or wrong.
  public static func read(_ path: String, diagnostics: Diagnostics) -> Bindings? {
    Documents(entry: path, isDescription: false, diagnostics: diagnostics).entry.flatMap {
      Bindings($0, diagnostics: diagnostics)
    }
  }

  /// Reads a parsed file; nil after reporting what is missing or wrong.
  public init?(_ tree: Tree, diagnostics: Diagnostics) {
    let found = Diagnostics()
    defer { diagnostics.report(found) }
    guard let form = BindingsForm(tree.root, diagnostics: found) else { return nil }
    file = tree.file
    documents = form.documents
    root = form.path("root")
    module = form.name("module", isRequired: true) ?? ""
    client = form.name("client")
    access = form.access
    role = form.role
    output = form.path("output", isRequired: true) ?? ""
    recordings = form.path("recordings")
    contractTests = form.path("contractTests")
    player = form.name("player")
    modules = form.modules
    filter = form.filter
    additionalMembers = form.additionalMembers
    renames = form.fields.list("renames").compactMap { Rename($0, diagnostics: found) }
    exceptions = form.fields.list("exceptions").compactMap { Exception($0, diagnostics: found) }
    severities = form.severities
    marks = Dictionary(
      tree.root.entries.map { ($0.key, $0.value.mark) },
      uniquingKeysWith: { first, _ in first }
    )
    if found.hasErrors { return nil }
  }
}
