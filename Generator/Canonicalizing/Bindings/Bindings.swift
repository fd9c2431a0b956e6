import Canonical
import Specification

/// A `bindings.yaml` file: the settings of the generated Swift code.
///
/// ```yaml
/// documents: [openapi.yaml]                 # the descriptions; paths are relative to this file;
///                                           # with a client or overlays each:
///                                           # { path: …, client: …, overlays: […] }
/// root: ..                                  # the folder of readable files; the document's folder
/// module: BookshopSDK                       # the Swift module of the output
/// client: Bookshop                          # the client type; named after the module if absent
/// access: public                            # public (the default), package or internal
/// role: client                              # application if AsyncAPI describes this module
/// output: ../../Sources/BookshopSDK/Generated
/// recordings: recordings                    # a folder of *.har files
/// contractTests: ../../Tests/BookshopContractTests/Generated
/// fakes: ../../Tests/BookshopTests/Fakes    # a folder for the clients' fakes; or: true, which
///                                           # writes them into the output
/// player: ReplayedBookshop                  # the type in the tests that replays recorded sessions
/// modules:                                  # operations in modules of their own
///   - { module: BookshopOrders, tags: [orders], output: ../../Sources/BookshopOrders/Generated }
/// filter:                                   # the generated operations
///   include: { tags: [books], paths: ["/books/*"], operations: [listBooks] }
///   exclude: { operations: [delete-book] }
///   because: deleting is for the shop alone
/// additionalMembers: [Book]                 # schemas that keep unknown members; or: all
/// arrays: { isolate: [Book] }               # schemas whose arrays keep undecodable elements
///                                           # beside the others; or, for all arrays: isolate
/// renames:                                  # schema, operation, parameter, property, response
///   - { schema: Book, to: Volume, because: Book is taken by the app }      # or pointer
///   - { parameter: id, of: delete-book, to: book, because: it reads better }
///   # the former name of a schema or an operation, which is kept
///   - { schema: Copy, to: Copy, deprecated: Item, because: the document has renamed it }
/// exceptions:                               # responses without a recording, skipped sessions
///   - { operation: listBooks, status: 429, because: it can't be provoked }
///   - { webhook: book.added, because: the sandbox sends none }     # or operation and callback
///   - { session: 0, recording: shop.har, because: that client was another }
/// realtime: client                          # types for the channels of WebSocket servers without
///                                           # a client that connects them
/// require: [statuses, messages]             # what needs a recording; operations, statuses and
///                                           # messages if absent
/// severities:                               # of diagnostics by their codes: error, warning or
///   unresolved-reference: error             # ignore
/// ```
public struct Bindings: Sendable {
  public typealias Filter = OperationFilter
  public typealias Exception = RecordingException

  /// The access level of the generated declarations.
  public enum Access: String, Sendable, CaseIterable {
    case `public`, package, `internal`
  }

  /// The role of the module in the communication that an AsyncAPI document describes.
  public enum Role: String, Sendable, CaseIterable {
    /// A client of the described application: it receives what the application sends.
    case client
    /// The described application: it sends the messages of the `send` operations.
    case application
  }

  /// What is generated for the channels of WebSocket servers.
  public enum Realtime: String, Sendable, CaseIterable {
    /// A client that connects the channels.
    case client
    /// Only the types of channels and messages.
    case types
  }

  /// Where the fakes of the clients are written.
  public enum Fakes: Hashable, Sendable {
    /// Nowhere: the clients have no protocols of their operations either.
    case none
    /// Into the folder of the output, so that they are a part of the module.
    case output
    /// Into a folder of another module.
    case folder(String)

    /// The folder of another module; nil for none.
    public var folder: String? { if case .folder(let folder) = self { folder } else { nil } }
  }

  /// The path of the file, as diagnostics show it.
  public var file: String
  /// The descriptions; their paths, like all paths here, are joined to the folder of the file.
  public var documents: [Document]
  /// The folder that bounds references; the folder of each document if absent.
  public var root: String?
  public var module: String
  public var client: String?
  public var access: Access
  public var role: Role
  /// What is generated for the channels of WebSocket servers.
  public var realtime: Realtime
  public var output: String
  public var recordings: String?
  public var contractTests: String?
  public var fakes: Fakes
  /// The type that replays recorded sessions, in the module of the contract tests.
  public var player: String?
  public var modules: [Module]
  public var filter: Filter?
  /// The schemas whose models keep undescribed members; none if nil.
  public var additionalMembers: SchemaSelection?
  /// The schemas whose arrays keep undecodable elements beside the others; none if nil.
  public var isolatedArrays: SchemaSelection?
  public var renames: [Rename]
  public var exceptions: [Exception]
  /// The parts that need a recording or an exception; nil for all.
  public var requirements: Set<RecordingRequirement>?
  /// The severities that differ from the default, by diagnostic code.
  public var severities: [SeverityRule]
  /// The source locations of the top-level values.
  private let marks: [String: Mark]

  /// The source location of a top-level key's value, for later diagnostics.
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
    realtime = form.realtime
    output = form.path("output", isRequired: true) ?? ""
    recordings = form.path("recordings")
    contractTests = form.path("contractTests")
    fakes = form.fakes
    player = form.name("player")
    modules = form.modules
    filter = form.filter
    additionalMembers = form.additionalMembers
    isolatedArrays = form.isolatedArrays
    renames = form.fields.list("renames").compactMap { Rename($0, diagnostics: found) }
    exceptions = form.fields.list("exceptions").compactMap { Exception($0, diagnostics: found) }
    requirements = form.requirements
    severities = form.severities
    marks = Dictionary(
      tree.root.entries.map { ($0.key, $0.value.mark) },
      uniquingKeysWith: { first, _ in first }
    )
    if found.hasErrors { return nil }
  }
}
