import Canonicalizing
import Foundation
import Specification
import XCTest

final class BindingsTests: XCTestCase {
  func testEveryKeyIsRead() throws {
    let (bindings, messages) = read(
      """
      documents: [openapi.yaml, { path: more/other.yaml, client: Other }]
      module: BookshopSDK
      client: Bookshop
      access: package
      role: application
      output: ../../Sources/BookshopSDK/Generated
      recordings: recordings
      contractTests: ../../Tests/BookshopContractTests/Generated
      player: ReplayedBookshop
      modules:
        - { module: BookshopOrders, output: ../../Sources/Orders, tags: [orders], paths: [/carts] }
        - { module: BookshopMaps, output: ../../Sources/Maps, operations: [listMaps] }
      filter:
        include: { tags: [books], paths: ["/books/*"] }
        exclude: { operations: [delete-book] }
        because: deleting is for the shop alone
      additionalMembers: [Book, Author]
      renames:
        - { schema: Book, to: Volume, because: Book is taken }
        - { parameter: id, of: delete-book, to: book, because: it reads better }
      exceptions:
        - { operation: listBooks, status: 429, because: unused can provoke it }
        - { operation: listBooks, status: 5XX, because: unused can provoke it }
        - { webhook: book.added, because: the sandbox sends none }
        - { operation: order, callback: sent, because: the sandbox sends none }
        - { message: full, channel: hall, because: the sandbox is never full }
        - { message: hi, channel: hall, direction: send, because: the sandbox is shy }
        - { session: 2, recording: hall.har, because: that client was another }
      """
    )
    XCTAssertEqual(messages, "")
    let read = try XCTUnwrap(bindings)
    XCTAssertEqual(
      read.documents.map(\.path),
      ["Spec/bookshop/openapi.yaml", "Spec/bookshop/more/other.yaml"]
    )
    XCTAssertEqual(read.documents.map(\.client), [nil, "Other"])
    XCTAssertEqual(read.module, "BookshopSDK")
    XCTAssertEqual(read.client, "Bookshop")
    XCTAssertEqual(read.access, .package)
    XCTAssertEqual(read.role, .application)
    XCTAssertEqual(read.output, "Sources/BookshopSDK/Generated")
    XCTAssertEqual(read.recordings, "Spec/bookshop/recordings")
    XCTAssertEqual(read.contractTests, "Tests/BookshopContractTests/Generated")
    XCTAssertEqual(read.player, "ReplayedBookshop")
    XCTAssertEqual(read.additionalMembers?.schemas, ["Book", "Author"])
    XCTAssertEqual(read.renames.map(\.kind), [.schema, .parameter])
    XCTAssertEqual(read.renames.map(\.name), ["Book", "id"])
    XCTAssertEqual(read.renames.map(\.owner), [nil, "delete-book"])
    XCTAssertEqual(read.renames.map(\.to), ["Volume", "book"])
    XCTAssertEqual(
      read.exceptions.map(\.subject),
      [
        .status("429", of: "listBooks"), .status("5XX", of: "listBooks"), .webhook("book.added"),
        .callback("sent", of: "order"), .message("full", of: "hall", nil),
        .message("hi", of: "hall", .send), .session(2, of: "hall.har"),
      ]
    )
    XCTAssertEqual(read.mark(of: "module").line, 2)

    XCTAssertEqual(read.modules.map(\.name), ["BookshopOrders", "BookshopMaps"])
    XCTAssertEqual(read.modules.map(\.output), ["Sources/Orders", "Sources/Maps"])
    XCTAssertTrue(read.modules[0].names(operation: "order", path: "/orders", tags: ["orders"]))
    XCTAssertFalse(read.modules[0].names(operation: "listMaps", path: "/maps", tags: ["maps"]))
    XCTAssertTrue(read.modules[1].names(operation: "listMaps", path: "/maps", tags: ["maps"]))

    let filter = try XCTUnwrap(read.filter)
    XCTAssertTrue(filter.admits(.init(operation: "listBooks", path: "/shelves", tags: ["books"])))
    XCTAssertTrue(filter.admits(.init(operation: nil, path: "/books/{id}", tags: [])))
    XCTAssertFalse(filter.admits(.init(operation: "delete-book", path: "/books/{id}", tags: [])))
    XCTAssertFalse(filter.admits(.init(operation: "listShelves", path: "/shelves", tags: [])))
  }

  /// An unquoted comma begins a key of the mapping around the text.
  func testNamesTheTextWithAComma() {
    let (_, messages) = read(
      """
      documents: [openapi.yaml]
      module: Shop
      output: Sources
      renames:
        - { schema: Book, to: Volume, because: films have volumes, too }
        - { schema: Page, to: Sheet, because: short, color: red }
      """
    )
    XCTAssertEqual(
      messages,
      """
      bindings.yaml:5:62: error: unknown key “too” in a rename [unknown-key]
        help: quote a value with a comma: because: "films have volumes, too"
      bindings.yaml:6:48: error: unknown key “color” in a rename [unknown-key]
        help: use one of the keys schema, operation, parameter, property, response, channel, message, \
      pointer, of, to, deprecated, because
      """
    )
  }

  func testAllProblemsAreReportedAtOnce() {
    let (bindings, messages) = read(
      """
      document: [openapi.yaml]
      module: Book-shop
      acces: public
      output: /tmp/out
      filter: { include: { tag: [x] } }
      renames:
        - { schema: Book, to: Volume }
        - { to: Volume, because: so }
        - { operation: a, of: b, to: c, because: so }
      exceptions:
        - { operation: a, status: 40, because: " " }
        - { session: hall.har#2, channel: hall, because: so }
      player: my player
      require: [operations, status, 7]
      """
    )
    XCTAssertNil(bindings)
    XCTAssertEqual(
      messages,
      """
      bindings.yaml:1:1: error: unknown key “document” in bindings.yaml [unknown-key]
        help: did you mean “documents”?
      bindings.yaml:1:1: error: bindings.yaml lacks the key “documents” [missing-key]
        help: add “documents”
      bindings.yaml:2:9: error: “Book-shop” isn't a valid Swift name for “module” [invalid-name]
        help: use letters, digits and _, and begin with a letter
      bindings.yaml:3:1: error: unknown key “acces” in bindings.yaml [unknown-key]
        help: did you mean “access”?
      bindings.yaml:4:9: error: “output” must be a relative path, not “/tmp/out” [invalid-file-path]
        help: write the path relative to the folder of bindings.yaml
      bindings.yaml:5:9: error: a filter lacks the key “because” [missing-key]
        help: add “because”
      bindings.yaml:5:22: error: unknown key “tag” in include [unknown-key]
        help: did you mean “tags”?
      bindings.yaml:7:5: error: a rename lacks the key “because” [missing-key]
        help: add “because”
      bindings.yaml:8:5: error: a rename must have exactly one element to rename, not none \
      [invalid-value]
        help: write schema, operation, parameter, property, response, channel, message or pointer
      bindings.yaml:9:5: error: “of” is allowed only for a parameter, a property or a message \
      [invalid-value]
        help: remove “of”
      bindings.yaml:11:29: error: invalid status code “40” [invalid-status]
        help: write a status code such as 404, 4XX or default, as in the document
      bindings.yaml:11:42: error: “because” is empty [invalid-value]
        help: write a value
      bindings.yaml:12:5: error: an exception lacks the key “recording” [missing-key]
        help: add “recording”
      bindings.yaml:12:16: error: “session” must be the index of an entry, not a string \
      [invalid-value]
        help: write the index of the entry in the recording; the first is 0
      bindings.yaml:12:28: error: unknown key “channel” in an exception [unknown-key]
        help: use one of the keys session, recording, because
      bindings.yaml:13:9: error: “my player” isn't a valid Swift name for “player” [invalid-name]
        help: use letters, digits and _, and begin with a letter
      bindings.yaml:14:23: error: invalid value “status” of “require” [invalid-value]
        help: write operations, statuses or messages
      bindings.yaml:14:31: error: “require” must be a string, not an integer [invalid-value]
        help: write a string
      """
    )
  }

  func testOnlyTypesAndMethodsKeepFormerNames() {
    func read(_ rename: String) -> (bindings: Bindings?, messages: String) {
      self.read("documents: [a]\nmodule: A\noutput: o\nrenames: [{ \(rename), because: so }]\n")
    }
    let kept = read("schema: Volume, to: Volume, deprecated: Book").bindings
    XCTAssertEqual(kept?.renames.first?.deprecated, "Book")
    XCTAssertEqual(
      read("channel: news, to: NewsChannel, deprecated: OldChannel").messages,
      """
      bindings.yaml:4:11: error: “deprecated” is allowed only for a schema or an operation \
      [invalid-value]
        help: remove “deprecated”
      """
    )
  }

  func testRequirements() {
    func requirements(_ text: String) -> Set<RecordingRequirement>? {
      read("documents: [a.yaml]\nmodule: A\noutput: out\n\(text)").bindings?.requirements
    }
    XCTAssertNil(requirements(""))
    XCTAssertEqual(requirements("require: []"), [])
    XCTAssertEqual(
      requirements("require: [operations, statuses, messages]"),
      Set(RecordingRequirement.allCases)
    )
  }

  func testInvalidModulesAreReported() {
    let (bindings, messages) = read(
      """
      documents: [a]
      module: Shop
      access: internal
      output: b
      modules:
        - { module: Shop, output: c, tags: [x] }
        - { module: Orders, output: d }
        - { module: My-Maps, tag: [x] }
        - { module: Maps, output: e, tags: [x] }
        - { module: Maps, output: f, tags: [y] }
      """
    )
    XCTAssertNil(bindings)
    XCTAssertEqual(
      messages,
      """
      bindings.yaml:3:9: error: “modules” can't be combined with access: internal [invalid-value]
        help: write access: package or access: public
      bindings.yaml:6:5: error: duplicate module “Shop” [invalid-redeclaration]
        help: rename one of the two modules, or merge them
      bindings.yaml:7:5: error: the module selects no operations [missing-key]
        help: add tags, paths or operations
      bindings.yaml:8:5: error: a module lacks the key “output” [missing-key]
        help: add “output”
      bindings.yaml:8:5: error: the module selects no operations [missing-key]
        help: add tags, paths or operations
      bindings.yaml:8:15: error: “My-Maps” isn't a valid Swift name for “module” [invalid-name]
        help: use letters, digits and _, and begin with a letter
      bindings.yaml:8:24: error: unknown key “tag” in a module [unknown-key]
        help: did you mean “tags”?
      bindings.yaml:10:5: error: duplicate module “Maps” [invalid-redeclaration]
        help: rename one of the two modules, or merge them
      """
    )
  }

  func testAnAsteriskMatchesAnyText() throws {
    let paths = [
      "/a/*": ["/a/": true, "/a/b/c": true, "/a": false],
      "*": ["": true, "/x": true],
      "/*/b/*c": ["/a/b/c": true, "/b/c": false, "/a/b/b/xc": true, "/a/b/": false],
      "/a*a": ["/aa": true, "/a": false],
    ]
    for (pattern, texts) in paths {
      let (bindings, messages) = read(
        """
        documents: [a]
        module: A
        output: b
        filter: { include: { paths: ["\(pattern)"] }, because: so }
        """
      )
      XCTAssertEqual(messages, "")
      let filter = try XCTUnwrap(bindings?.filter)
      for (text, expected) in texts {
        let candidate = Bindings.Filter.Candidate(operation: nil, path: text, tags: [])
        XCTAssertEqual(filter.admits(candidate), expected, pattern + text)
      }
    }
  }

  private func read(_ text: String) -> (bindings: Bindings?, messages: String) {
    let diagnostics = Diagnostics()
    let tree = Tree.parse(
      Array(text.utf8),
      file: "Spec/bookshop/bindings.yaml",
      diagnostics: diagnostics
    )
    let bindings = tree.flatMap { Bindings($0, diagnostics: diagnostics) }
    let messages = diagnostics.all.map(\.description).joined(separator: "\n")
    return (bindings, messages.replacing("Spec/bookshop/", with: ""))
  }
}
