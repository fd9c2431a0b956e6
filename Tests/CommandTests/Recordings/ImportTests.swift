import BinderyRuntime
import Foundation
import XCTest

/// Runs of `bindery import` in a temporary folder, and of the archives of this package.
final class ImportTests: XCTestCase {
  private static let document = """
    openapi: 3.0.3
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses:
            "200": { description: The books., content: { application/json: { schema: {} } } }
    """

  private func entry(_ method: String, _ url: String, headers: String = "") -> String {
    """
    {"startedDateTime": "2026-01-02T03:04:05Z",
     "request": {"method": "\(method)", "url": "\(url)", "headers": [\(headers)]},
     "response": {"status": 200, "content": {"mimeType": "application/json", "text": "[]"}}}
    """
  }

  private func run(
    _ entries: String...,
    describedBy document: String = document,
    options: [String] = []
  ) throws -> (run: BinderyProcess, folder: TemporaryFolder) {
    try run(all: entries, describedBy: document, options)
  }

  private func run(
    all entries: [String],
    describedBy document: String = document,
    _ options: [String] = []
  ) throws -> (run: BinderyProcess, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "shop.yaml")
    let log = """
      {"log": {"version": "1.2", "creator": {"name": "Firefox", "version": "128.0"},
               "pages": [], "entries": [\(entries.joined(separator: ",\n"))]}}
      """
    try folder.write(log, to: "saved.har")
    let run = try BinderyProcess(
      ["import", "saved.har", "--spec", "shop.yaml", "--into", "recordings/shop.har"] + options,
      in: folder.url
    )
    return (run, folder)
  }

  func testSeveralArchivesIntoOne() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    for (name, page) in [("one", 1), ("two", 2), ("three", 2)] {
      let entry = entry("GET", "https://shop.example/books?page=\(page)")
      try folder.write(
        """
        {"log": {"version": "1.2", "creator": {"name": "\(name)", "version": "1"},
                 "entries": [\(entry)]}}
        """,
        to: "\(name).har"
      )
    }
    let run = try BinderyProcess(
      ["import", "one.har", "two.har", "three.har", "--spec", "shop.yaml", "--into", "all.har"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.errors)
    let written = folder.url.appendingPathComponent("all.har")
    let text = try String(contentsOf: written, encoding: .utf8)
    for page in 1...2 {
      XCTAssertEqual(text.components(separatedBy: "books?page=\(page)").count, 2, text)
    }
    XCTAssertEqual(
      run.errors,
      """
      one.har, two.har, three.har:
        imported           2
        duplicate          1  equal to another entry
        not described by the document:
          the query parameter “page” of “listBooks”
        written to all.har

      """
    )
  }

  /// Of two operations with the same path, a UUID is the value of the parameter with that format.
  func testTypedPathParametersAreMatchedFirst() throws {
    let document = """
      openapi: 3.0.3
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /files/{name}:
          get:
            operationId: getFileByName
            parameters: [{ name: name, in: path, required: true, schema: { type: string } }]
            responses: { "200": { description: It. } }
        /files/{id}:
          get:
            operationId: getFile
            parameters:
              - { name: id, in: path, required: true, schema: { type: string, format: uuid } }
            responses: { "200": { description: It. } }
      """
    let (run, folder) = try run(
      entry("GET", "https://shop.example/files/40fa0d97-8b94-4948-b299-4bcbe73dafc3"),
      entry("GET", "https://shop.example/files/a.pdf"),
      describedBy: document
    )
    XCTAssertEqual(run.status, 0, run.errors)
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("recordings/shop.har"),
      encoding: .utf8
    )
    let entries = try JSONValue(parsing: text)["log"]?["entries"]?.array ?? []
    XCTAssertEqual(
      entries.map { $0["_bindery"]?["operation"]?.string },
      ["getFile", "getFileByName"]
    )
  }

  /// An archive that can't be read doesn't prevent the import of the others.
  func testBrokenArchiveAmongSeveral() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let names = (1...5).map { "\($0).har" }
    for name in names {
      let entry = entry("GET", "https://shop.example/books")
      let log = #"{"log": {"version": "1.2", "entries": [\#(entry)]}}"#
      try folder.write(name == "1.har" ? "{" : log, to: name)
    }
    let run = try BinderyProcess(
      ["import"] + names + ["--spec", "shop.yaml", "--into", "all.har"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 1)
    XCTAssert(run.errors.contains("1.har:1:2: error: the file isn't valid JSON"), run.errors)
    XCTAssert(
      run.errors.contains(
        """
        1.har, 2.har, 3.har and 2 other files:
          imported           1
          duplicate          3  equal to another entry
          written to all.har
        """
      ),
      run.errors
    )
  }

  func testImportsDescribedEntriesWithoutSecrets() throws {
    let secret = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"
    let authorization = #"{"name": "Authorization", "value": "Bearer \#(secret)"}"#
    let (run, folder) = try run(
      entry("GET", "https://shop.example/books", headers: authorization),
      entry("GET", "https://shop.example/books", headers: authorization),
      entry("POST", "https://shop.example/orders"),
      entry("GET", "https://elsewhere.example/films")
    )
    XCTAssertEqual(
      run.errors,
      """
      saved.har:
        imported           1
        duplicate          1  equal to another entry
        unrelated          1  other hosts, pages and their parts
        undocumented       1  not described by the document
          POST /orders
        replaced secrets:
          bearer token in the header Authorization (1)
        written to recordings/shop.har

      """
    )
    XCTAssertEqual(run.status, 0)
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("recordings/shop.har"),
      encoding: .utf8
    )
    XCTAssertFalse(text.contains(secret))
    let log = try JSONValue(parsing: text)["log"]
    XCTAssertNil(log?["pages"])
    XCTAssertEqual(
      log?["entries"]?.array?.map { $0["_bindery"] },
      [
        [
          "operation": "listBooks",
          "provenance": ["kind": "captured", "source": "Firefox 128.0, 2026-01-02"],
          "contract": "parameters 8570e254, response c0bb325a",
        ]
      ]
    )
  }

  func testListsWhatDescribedEntriesHaveAndTheDocumentLacks() throws {
    let document = Self.document.replacing(
      "schema: {}",
      with: "schema: { type: object, properties: { a: {} } }"
    )
    let found = entry("GET", "https://shop.example/books?page=2")
      .replacing(#""[]""#, with: #""{\"a\": 1, \"b\": 2}""#)
    let refused = entry("GET", "https://shop.example/books").replacing("200", with: "418")
    let cached = entry("GET", "https://shop.example/books").replacing("200", with: "304")
    for (option, status) in [("--quiet", Int32(0)), ("--strict", 1)] {
      let (run, _) = try run(found, refused, cached, describedBy: document, options: [option])
      XCTAssertEqual(run.status, status, run.errors)
      guard option == "--strict" else { continue }
      XCTAssertEqual(
        run.errors,
        """
        saved.har:
          imported           3
          not described by the document:
            the status 418 of “listBooks”
            the query parameter “page” of “listBooks”
            the response of “listBooks”: has the undocumented member "b" in 1 of 3 entries, 2026-01-02
          written to recordings/shop.har

        """
      )
    }
  }

  func testAnEntryOfARenamedOperationIsMatchedAgain() throws {
    let (_, folder) = try run(entry("GET", "https://shop.example/books"))
    let file = folder.url.appendingPathComponent("recordings/shop.har")
    let before = try String(contentsOf: file, encoding: .utf8)
    try folder.write(Self.document.replacing("listBooks", with: "allBooks"), to: "shop.yaml")
    let run = try BinderyProcess(
      ["import", "recordings/shop.har", "--spec", "shop.yaml", "--into", "recordings/shop.har"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(
      run.errors,
      """
      recordings/shop.har:
        annotated          0
        renamed            1  matched again, because the operation had another name
          listBooks is allBooks now
        written to recordings/shop.har, in place

      """
    )
    let after = try String(contentsOf: file, encoding: .utf8)
    XCTAssertEqual(after, before.replacing("listBooks", with: "allBooks"))
  }

  func testADocumentWithoutServersIsExplained() throws {
    let document = Self.document.replacing(/servers: .*\n/, with: "")
    let entries = [
      entry("GET", "https://shop.example/v1/books"), entry("GET", "https://ads.example/books"),
    ]
    let (run, _) = try run(entries[0], entries[1], describedBy: document)
    XCTAssertEqual(
      run.errors,
      """
      saved.har:
        imported           0
        other server       1  described paths of undescribed servers
          --server https://ads.example
        unrelated          1  other hosts, pages and their parts
        help: add “servers” with the URL of the service to the document, in Swagger 2.0 “host”

      """
    )
    XCTAssertEqual(run.status, 1)
  }

  func testInvalidJSONHasItsPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    try folder.write("{\n  \"lög\": tru }", to: "saved.har")
    let run = try BinderyProcess(
      ["import", "saved.har", "--spec", "shop.yaml", "--into", "shop.har"],
      in: folder.url
    )
    let place = "saved.har:2:10: error: the file isn't valid JSON"
    XCTAssert((run.output + run.errors).contains(place), run.output + run.errors)
  }

  func testABrokenDocumentIsReported() throws {
    let (_, folder) = try run(entry("GET", "https://shop.example/books"))
    for (name, text) in [("none.yaml", nil), ("other.yaml", "openapi: 3.0.3\npaths: [\n")] {
      if let text { try folder.write(text, to: name) }
      let run = try BinderyProcess(
        ["import", "saved.har", "--spec", name, "--into", "other.har"],
        in: folder.url
      )
      XCTAssert((run.output + run.errors).contains("\(name)"), run.output + run.errors)
      XCTAssert((run.output + run.errors).contains("error: "), run.output + run.errors)
      XCTAssertEqual(run.status, 1)
    }
  }

  /// A package with the services shop and toys.
  private func twoServices() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let toys = Self.document.replacing("book", with: "toy").replacing("shop.", with: "toys.")
    for (name, document) in [("shop", Self.document), ("toys", toys)] {
      try folder.write(
        """
        documents: [api.yaml]
        module: API
        output: ../../Out/\(name)
        recordings: recordings
        contractTests: ../../Tests/\(name)

        """,
        to: "Spec/\(name)/bindings.yaml"
      )
      try folder.write(document, to: "Spec/\(name)/api.yaml")
    }
    return folder
  }

  /// An archive of one service isn't compared with the others of the package.
  func testReportsOnlyTheServicesOfAnArchive() throws {
    let folder = try twoServices()
    let entries = [entry("GET", "http://127.0.0.1:8090/books")]
    let log = #"{"log": {"version": "1.2", "entries": [\#(entries.joined())]}}"#
    try folder.write(log, to: "saved.har")
    let run = try BinderyProcess("import", "saved.har", "--strict", in: folder.url)
    XCTAssertEqual(
      run.errors,
      """
      saved.har:
        imported           1
          from http://127.0.0.1:8090, which is assumed to be the server https://shop.example
        written to Spec/shop/recordings/saved.har

      """
    )
    XCTAssertEqual(run.status, 0)
  }

  /// An annotated archive in the recordings of one service isn't copied into those of the others.
  func testAnArchiveInAFolderOfRecordingsBelongsToItsService() throws {
    let folder = try twoServices()
    let origin = """
      {"operation": "listBooks", "provenance": {"kind": "captured", "source": "a browser"}}
      """
    let annotated = entry("GET", "https://shop.example/books").replacing(
      #"{"startedDateTime""#,
      with: #"{"_bindery": \#(origin), "startedDateTime""#
    )
    let path = "Spec/shop/recordings/saved.har"
    try folder.write(#"{"log": {"version": "1.2", "entries": [\#(annotated)]}}"#, to: path)
    let run = try BinderyProcess("import", path, in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssert(run.errors.contains("  annotated          1\n"), run.errors)
    XCTAssertFalse(run.errors.contains("imported"), run.errors)
    let copy = folder.url.appendingPathComponent("Spec/toys/recordings/saved.har")
    XCTAssertFalse(FileManager.default.fileExists(atPath: copy.path))
  }

  /// An annotated entry belongs to the service whose server and operation it has.
  func testAnnotatedEntriesGoToTheirService() throws {
    func annotated(_ operation: String, _ url: String) -> String {
      let origin = """
        {"operation": "\(operation)", "provenance": {"kind": "captured", "source": "a browser"}}
        """
      return entry("GET", url)
        .replacing(#"{"startedDateTime""#, with: #"{"_bindery": \#(origin), "startedDateTime""#)
    }
    let folder = try twoServices()
    // Both services have the operation, at different servers.
    let toys = try String(
      contentsOf: folder.url.appendingPathComponent("Spec/toys/api.yaml"),
      encoding: .utf8
    )
    try folder.write(
      toys.replacing("listToys", with: "listBooks").replacing("/toys", with: "/books"),
      to: "Spec/toys/api.yaml"
    )
    let log = { (entries: [String]) in
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ","))]}}"#
    }
    try folder.write(log([annotated("listBooks", "https://shop.example/books")]), to: "saved.har")
    let run = try BinderyProcess("import", "saved.har", "--strict", in: folder.url)
    XCTAssertEqual(
      run.errors,
      """
      saved.har:
        imported           1
        written to Spec/shop/recordings/saved.har

      """
    )
    let copy = folder.url.appendingPathComponent("Spec/toys/recordings/saved.har")
    XCTAssertFalse(FileManager.default.fileExists(atPath: copy.path))
    try folder.write(log([annotated("listBooks", "http://127.0.0.1:80/books")]), to: "local.har")
    let local = try BinderyProcess("import", "local.har", in: folder.url)
    XCTAssertEqual(local.status, 1)
    XCTAssert(
      local.errors.contains(
        "local.har:1:40: of one of Spec/shop, Spec/toys; run bindery import local.har --spec"
          + " Spec/shop/api.yaml --into Spec/shop/recordings/local.har"
      ),
      local.errors
    )
    try folder.write(log([annotated("listMaps", "http://127.0.0.1:80/maps")]), to: "other.har")
    let other = try BinderyProcess("import", "other.har", in: folder.url)
    XCTAssertEqual(other.status, 1)
    XCTAssert(other.errors.contains("undocumented"), other.errors)
  }

  func testImportsTrafficOfALocalReplacement() throws {
    let (run, folder) = try run(
      entry("GET", "http://127.0.0.1:8090/books"),
      options: ["--provenance", "sandbox"]
    )
    XCTAssertEqual(run.status, 0, run.errors)
    let file = folder.url.appendingPathComponent("recordings/shop.har")
    let archive = try JSONValue(parsing: String(contentsOf: file, encoding: .utf8))
    let origin = archive["log"]?["entries"]?[0]?["_bindery"]?["provenance"]
    XCTAssertEqual(origin?["kind"], "sandbox")
    XCTAssertEqual(origin?["source"], "Firefox 128.0, 2026-01-02")
  }

  func testOnlyTrafficIsImported() throws {
    for kind in ["documented", "invented"] {
      let (run, _) = try run(options: ["--provenance", kind])
      let message = "--provenance must be captured or sandbox, not “\(kind)”"
      XCTAssert(run.errors.contains(message), run.errors)
      XCTAssertEqual(run.status, 2)
    }
  }

  private static let serverEntries = [
    ("GET", "https://shop.example/books"), ("GET", "https://b1.shop.example:8443/books?page=1"),
    ("GET", "https://b1.shop.example:8443/books?page=2"), ("GET", "http://localhost:8080/books"),
    // No operation has the method, or the path.
    ("POST", "https://b1.shop.example:8443/books"), ("GET", "https://count.example/hit"),
  ]

  func testOtherServersWithDescribedPathsAreListed() throws {
    let entries = Self.serverEntries.map { entry($0.0, $0.1) }
    let (run, _) = try run(all: entries)
    XCTAssertEqual(
      run.errors,
      """
      saved.har:
        imported           1
        other server       3  described paths of undescribed servers
          --server https://b1.shop.example:8443 (2)
          --server http://localhost:8080
        unrelated          2  other hosts, pages and their parts
        written to recordings/shop.har

      """
    )
  }

  func testTheEntriesOfAnotherServerAreImported() throws {
    let entries = Self.serverEntries.map { entry($0.0, $0.1) }
    let (run, folder) = try run(
      all: entries,
      ["--server", "https://B1.shop.example:8443/", "--server=http://localhost:8080"]
    )
    XCTAssertEqual(
      run.errors,
      """
      saved.har:
        imported           4
        unrelated          1  other hosts, pages and their parts
        undocumented       1  not described by the document
          POST /books
        not described by the document:
          the query parameter “page” of “listBooks”
        written to recordings/shop.har

      """
    )
    let check = try BinderyProcess(
      ["check", "shop.yaml", "--recordings", "recordings"],
      in: folder.url
    )
    XCTAssert(check.errors.contains("4 of 4 entries fit"), check.errors)
    XCTAssertFalse(check.output.contains("no operation"), check.output)
  }

  func testAServerIsASchemeAndAHost() throws {
    for text in ["shop.example", "https://", "ftp://shop.example", "https://shop.example/v2"] {
      let (run, _) = try run(
        entry("GET", "https://shop.example/books"),
        options: ["--server", text]
      )
      XCTAssertEqual(run.status, 2, text)
      XCTAssert(run.errors.contains("--server requires a scheme and a host"), run.errors)
    }
  }

  func testAFurtherImportAddsOnlyNewEntries() throws {
    let (_, folder) = try run(entry("GET", "https://shop.example/books"))
    let again = try BinderyProcess(
      "import",
      "saved.har",
      "--spec",
      "shop.yaml",
      "--into",
      "recordings/shop.har",
      in: folder.url
    )
    XCTAssert(again.errors.contains("duplicate          1"), again.errors)
    XCTAssertEqual(again.status, 0)
  }

  func testAnImportOntoItsOwnFileRedactsInPlace() throws {
    let secret = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"
    let authorization = #"{"name": "Authorization", "value": "Bearer \#(secret)"}"#
    let (_, folder) = try run(
      entry("GET", "https://shop.example/books", headers: authorization),
      entry("GET", "https://elsewhere.example/books", headers: authorization)
    )
    let arguments = ["import", "saved.har", "--spec", "shop.yaml", "--into", "./saved.har"]
    let run = try BinderyProcess(arguments, in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssert(run.errors.contains("  annotated          1\n"), run.errors)
    XCTAssert(run.errors.contains("written to ./saved.har, in place"), run.errors)
    let file = folder.url.appendingPathComponent("saved.har")
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertFalse(text.contains(secret))
    let log = try JSONValue(parsing: text)["log"]
    XCTAssertEqual(log?["pages"], [])
    let entries = log?["entries"]?.array ?? []
    XCTAssertEqual(entries.map { $0["_bindery"]?["operation"] }, ["listBooks", nil])
    let again = try BinderyProcess(arguments, in: folder.url)
    XCTAssert(again.errors.contains("nothing to change"), again.errors)
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), text)
  }

  func testNoPathWithASecretIsPrinted() throws {
    let (run, _) = try run(entry("GET", "https://shop.example/orders/k8fj3md92kslq0Zx/items"))
    XCTAssert(run.errors.contains("GET /orders/…/items"), run.errors)
  }

  /// Every entry of this package's archives finds its operation again, and every frame its message,
  /// without the names in `_bindery`.
  func testFindsTheNamesOfUnannotatedArchives() throws {
    for service in ["chatcenter", "pubnub", "pusher"] {
      let folder = try TemporaryFolder()
      let spec = BinderyProcess.package.appendingPathComponent("Spec/\(service)")
      for name in try FileManager.default.contentsOfDirectory(atPath: spec.path)
      where name.hasSuffix(".yaml") {
        let text = try String(contentsOf: spec.appendingPathComponent(name), encoding: .utf8)
        try folder.write(text, to: "Spec/\(service)/\(name)")
      }
      try folder.write("", to: "Package.swift")
      try folder.write("", to: "Spec/\(service)/recordings/.keep")
      let recordings = spec.appendingPathComponent("recordings")
      var archives: [String: JSONValue] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: recordings.path)
      where name.hasSuffix(".har") {
        let file = recordings.appendingPathComponent(name)
        let archive = try JSONValue(parsing: String(contentsOf: file, encoding: .utf8))
        try folder.write(archive.withoutAnnotations.description, to: "in/\(name)")
        archives[name] = archive
      }
      let inputs = archives.keys.sorted().map { "in/\($0)" }
      let run = try BinderyProcess(["import"] + inputs + ["--allow-outside"], in: folder.url)
      XCTAssertEqual(run.status, 0, run.errors)
      for (name, archive) in archives {
        let imported = try JSONValue(
          parsing: String(
            contentsOf: folder.url.appendingPathComponent("Spec/\(service)/recordings/\(name)"),
            encoding: .utf8
          )
        )
        let (found, expected) = (imported.names, archive.names)
        XCTAssertEqual(found.operations, expected.operations, "\(service)/\(name)")
        XCTAssertEqual(found.messages, expected.messages, "\(service)/\(name)")
      }
    }
  }
}

extension JSONValue {
  /// The value without Bindery's members.
  fileprivate var withoutAnnotations: JSONValue {
    switch self {
    case .object(let object):
      .object(
        JSONObject(
          object.members.filter { $0.key != "_bindery" }.map {
            ($0.key, $0.value.withoutAnnotations)
          }
        )
      )
    case .array(let elements): .array(elements.map(\.withoutAnnotations))
    default: self
    }
  }

  /// The operations by method and path, and the names of all messages of sessions, in order.
  ///
  /// Queries and data have secrets, and the import drops repeated exchanges.
  fileprivate var names: (operations: Set<String>, messages: [String]) {
    var names: (operations: Set<String>, messages: [String]) = ([], [])
    for entry in self["log"]?["entries"]?.array ?? [] {
      if let operation = entry["_bindery"]?["operation"]?.string {
        let url = entry["request"]?["url"]?.string ?? ""
        let method = entry["request"]?["method"]?.string ?? ""
        names.operations.insert("\(method) \(url.prefix { $0 != "?" }): \(operation)")
      }
      let elements = entry["_bindery"]?["elements"]?.array ?? []
      names.messages += [entry["_bindery"]?["message"]?.string].compactMap(\.self)
      names.messages += elements.map { $0.string ?? "unknown" }
      let messages = entry["_webSocketMessages"]?.array ?? []
      names.messages += messages.filter { $0["opcode"] == 1 }.map { message in
        let name = message["_bindery"]?["message"]?.string ?? "unknown"
        return "\(message["type"]?.string ?? "") \(name)"
      }
    }
    return names
  }
}
