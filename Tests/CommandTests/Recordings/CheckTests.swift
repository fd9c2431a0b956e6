import Foundation
import XCTest

/// Runs of `bindery check` in a temporary folder.
final class CheckTests: XCTestCase {
  private static let document = """
    openapi: 3.0.3
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses:
            "200":
              description: The books.
              content:
                application/json:
                  schema: { type: array, items: { $ref: "#/components/schemas/Book" } }
    components:
      schemas:
        Book:
          type: object
          required: [id, title]
          properties:
            id: { type: integer }
            title: { type: string }
            author: { $ref: "#/components/schemas/Author" }
        Author: { type: object, properties: { name: { type: string } } }
    """

  private func archive(_ bodies: String...) throws -> String {
    let entries = try bodies.map { body in
      let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
      return """
        {"startedDateTime": "2026-01-02T03:04:05Z",
         "request": {"method": "GET", "url": "https://shop.example/books"},
         "response": {"status": 200, "content": {"mimeType": "application/json", "text": \(text)}}}
        """
    }
    return #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#
  }

  private func folder(_ bodies: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let entries = try bodies.map { try archive($0) }
    for (index, text) in entries.enumerated() {
      try folder.write(text, to: "recordings/\(index).har")
    }
    return folder
  }

  /// Recordings are compared with the document also if no test is generated from them.
  func testRecordingsNeedNoTests() throws {
    for (body, status) in [(#"[{"id": 1, "title": "Emma"}]"#, Int32(0)), (#"[{"id": 1}]"#, 1)] {
      let folder = try TemporaryFolder()
      try folder.write("", to: "Package.swift")
      try folder.write(Self.document, to: "Spec/shop/shop.yaml")
      try folder.write(try archive(body), to: "Spec/shop/recordings/a.har")
      let bindings = "documents: [shop.yaml]\nmodule: Shop\noutput: ../../Sources\n"
      try folder.write(bindings + "recordings: recordings\n", to: "Spec/shop/bindings.yaml")
      let check = try BinderyProcess("check", in: folder.url)
      XCTAssertEqual(check.status, status, check.errors)
      let generate = try BinderyProcess("generate", in: folder.url)
      XCTAssertEqual(generate.status, 0, generate.errors)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      XCTAssertEqual(files.filter { $0.hasSuffix("Tests.swift") }, [])
      XCTAssert(files.contains("Sources/ShopAPI.swift"), files.joined(separator: "\n"))
    }
  }

  private func check(_ folder: TemporaryFolder, _ options: String...) throws -> BinderyProcess {
    try BinderyProcess(
      ["check", "shop.yaml", "--recordings", "recordings"] + options,
      in: folder.url
    )
  }

  func testReportsACauseOnceWithTheNumberOfEntries() throws {
    let folder = try folder(
      #"[{"id": 1}]"#,
      #"[{"id": 2}, {"id": 3}]"#,
      #"[{"id": 4, "title": "Momo"}]"#
    )
    let run = try check(folder)
    XCTAssertEqual(
      run.output,
      """
      shop.yaml:17:7: error: “Book”: the required member "title" is missing in 2 of 3 entries, \
      2026-01-02 [recording-mismatch]
        first: recordings/0.har:3:82, the response of “listBooks”, at $[0]

      """
    )
    XCTAssertEqual(
      run.errors,
      """
      recordings: 1 of 3 entries fit the document; 1 cause
      1 error
      help: correct the recordings, or write an overlay of the document: --suggest

      """
    )
    XCTAssertEqual(run.status, 1)
  }

  /// The summary counts them like those of schemas.
  func testAnUndefinedStatusIsACause() throws {
    let folder = try folder(#"[{"id": 1}]"#, #"[{"id": 2, "title": "A"}]"#, "[]")
    for name in ["1", "2"] {
      let path = "recordings/\(name).har"
      let text = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
      try folder.write(text.replacing(#""status": 200"#, with: #""status": 418"#), to: path)
    }
    let run = try check(folder)
    XCTAssert(
      run.errors.contains("recordings: 0 of 3 entries fit the document; 2 causes\n"),
      run.output + run.errors
    )
  }

  /// The client can't read it, so that its contract test fails.
  func testAnEmptyBodyIsNotTheDescribedJSON() throws {
    let run = try check(try folder("", #"[{"id": 4, "title": "Momo"}]"#))
    XCTAssertEqual(run.status, 1)
    XCTAssert(run.output.contains("the response of “listBooks”: is empty, not JSON"), run.output)
    XCTAssert(run.errors.contains("1 of 2 entries fit the document"), run.errors)
  }

  /// The members are in one line, that of the most entries first, before warnings.
  func testMissingMembersOfASchemaAreOneCause() throws {
    let folder = try folder(#"[{"title": "Momo"}]"#, "[{}]", "[{}]")
    try folder.write(
      String(contentsOf: folder.url.appendingPathComponent("shop.yaml"), encoding: .utf8)
        .replacing("required: [id, title]", with: "required: [title, id, pages, price, isbn]"),
      to: "shop.yaml"
    )
    let run = try check(folder)
    XCTAssert(
      run.output.hasPrefix(
        #"shop.yaml:17:7: error: “Book”: the required members "id" (3), "pages" (3), "price" (3), "#
          + #""isbn" (3) and 1 other are missing in 3 of 3 entries, 2026-01-02 [recording-mismatch]"#
      ),
      run.output
    )
    XCTAssert(run.output.contains("[undescribed-required-property]"), run.output)
    XCTAssert(run.errors.contains("1 cause\n"), run.errors)
  }

  /// More findings of a kind than are shown, with the command that shows them.
  func testNamesItselfForFurtherFindings() throws {
    let folder = try folder(#"[{"id": 1, "title": "Momo"}]"#)
    let archive = try archive(#"[{"id": 1, "title": "Momo"}]"#)
    let entry = try XCTUnwrap(
      archive.firstRange(of: "[{").map { archive[$0.lowerBound...].dropFirst().dropLast(3) }
    )
    let entries = (0..<22).map { entry.replacing("/books", with: "/books?p\($0)=1") }
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#,
      to: "recordings/0.har"
    )
    let run = try check(folder)
    XCTAssert(run.output.contains("[undocumented]; --all shows 21 more like it"), run.output)
    XCTAssertFalse(run.output.contains("lint --all"), run.output)
  }

  func testNoEntriesAreAnError() throws {
    let folder = try folder()
    try folder.write("", to: "recordings/notes.txt")
    let run = try check(folder)
    XCTAssertEqual(
      run.output,
      """
      error: no entry in “recordings” belongs to the document [unmatched-recording]
        help: pass a HAR file with traffic of the service, or a folder of *.har files

      """
    )
    XCTAssertEqual(run.status, 1)
  }

  /// `generate` omits the member with a warning, so that the recordings can be checked.
  func testAnUnresolvedReferenceIsAWarning() throws {
    let folder = try folder(#"[{"id": 1, "title": "Momo"}]"#)
    let broken = Self.document.replacing(
      "#/components/schemas/Author",
      with: "#/components/schemas/Person"
    )
    try folder.write(broken, to: "shop.yaml")
    let run = try check(folder)
    XCTAssert(run.output.contains("warning: "), run.output)
    XCTAssert(run.output.contains("[unresolved-reference]"), run.output)
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(try BinderyProcess("lint", "shop.yaml", in: folder.url).status, 1)
  }

  /// An entry that isn't compared doesn't fit either.
  func testAnEntryOfAnotherServerDoesNotFit() throws {
    let folder = try folder(#"[{"id": 1, "title": "Momo"}]"#)
    XCTAssert(try check(folder).errors.hasPrefix("recordings: 1 of 1 entry fits"))
    let annotation = #"""
      "_bindery": {"operation": "listBooks",
                   "provenance": {"kind": "captured", "source": "the shop"}}, "response"
      """#
    let archive = try archive(#"[{"id": 1, "title": "Momo"}]"#)
      .replacing("\"response\"", with: annotation)
      .replacing("shop.example/books", with: "shop.example/v1/books")
    try folder.write(archive, to: "recordings/0.har")
    let document = Self.document.replacing("shop.example", with: "shop.example/v2")
    try folder.write(document, to: "shop.yaml")
    let run = try check(folder)
    XCTAssert(run.output.contains("[recording-mismatch]"), run.output)
    XCTAssert(run.errors.hasPrefix("recordings: 0 of 1 entry fits the document"), run.errors)
    XCTAssertEqual(run.status, 1)
  }

  func testAnUndocumentedMemberIsAWarning() throws {
    let folder = try folder(#"[{"id": 1, "title": "Momo", "stock": 2}]"#)
    let run = try check(folder)
    XCTAssert(run.output.contains(#"has the undocumented member "stock""#), run.output)
    XCTAssert(run.output.contains("[undocumented-member]"), run.output)
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(try check(folder, "--strict").status, 1)
  }

  /// It contradicts the document, other than a member that is only undocumented.
  func testAForbiddenMemberIsAnError() throws {
    for keyword in ["additionalProperties", "unevaluatedProperties"] {
      let folder = try folder(#"[{"id": 1, "title": "Momo", "stock": 2}]"#)
      let document = Self.document.replacing("3.0.3", with: "3.1.0")
        .replacing("required: [id, title]", with: "required: [id, title]\n      \(keyword): false")
      try folder.write(document, to: "shop.yaml")
      let run = try check(folder)
      XCTAssert(
        run.output.hasPrefix(
          #"shop.yaml:19:\#(keyword.count + 9): error: “Book”: has the undocumented member "stock""#
            + " despite “\(keyword): false” in 1 of 1 entry, 2026-01-02 [undocumented-member]"
        ),
        run.output
      )
      XCTAssertEqual(run.status, 1)
      XCTAssert(run.errors.hasPrefix("recordings: 0 of 1 entry fits the document"), run.errors)
      let suggesting = try check(folder, "--suggest")
      XCTAssert(
        suggesting.errors.contains("1 action; with it, 1 of 1 entry fits"),
        suggesting.errors
      )
    }
  }

  /// `generate` warns, so that a recording never prevents the client; a rule decides otherwise.
  func testAForbiddenMemberIsAnErrorOfLintAndNotOfGenerate() throws {
    let folder = try folder(#"[{"id": 1, "title": "Momo", "stock": 2}]"#)
    let document = Self.document
      .replacing(
        "required: [id, title]",
        with: "required: [id, title]\n      additionalProperties: false"
      )
    try folder.write(document, to: "shop.yaml")
    try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
    let bindings = """
      documents: [../../shop.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: ../../recordings
      contractTests: ../../Tests/ShopTests

      """
    for (rules, lint) in [
      ("", 1), ("severities: { undocumented-member: warning }\n", 0),
    ] as [(String, Int32)] {
      try folder.write(bindings + rules, to: "Spec/shop/bindings.yaml")
      let generate = try BinderyProcess("generate", in: folder.url)
      XCTAssertEqual(generate.status, 0, generate.errors)
      XCTAssert(generate.errors.contains("[undocumented-member]"), generate.errors)
      XCTAssertEqual(try BinderyProcess("lint", in: folder.url).status, lint)
      XCTAssertEqual(try BinderyProcess("check", in: folder.url).status, lint)
    }
  }

  func testTheSuggestedOverlayMakesTheRecordingsFit() throws {
    let folder = try folder(
      #"[{"id": 1}]"#,
      #"[{"id": "two", "title": "Momo"}]"#,
      #"[{"id": 3, "title": null, "author": null}]"#
    )
    XCTAssertEqual(try check(folder, "--suggest").status, 1)
    let overlay = try String(
      contentsOf: folder.url.appendingPathComponent("shop.overlay.yaml"),
      encoding: .utf8
    )
    for part in [
      #"target: "$.components.schemas.Book.required[?@ == 'title']""#,
      #"target: "$.components.schemas.Book.properties.title""#,
      // Null is allowed as the author of a book, not as any author.
      #"target: "$.components.schemas.Book.properties.author""#,
      "is missing in 1 of 3 entries",
    ] {
      XCTAssert(overlay.contains(part), "\(part) is not in\n\(overlay)")
    }
    let fitting = try check(folder, "--overlay", "shop.overlay.yaml")
    XCTAssertEqual(fitting.output, "")
    XCTAssertEqual(fitting.status, 0)
  }

  func testNoSecretIsPrintedOrSuggested() throws {
    let token = "gh" + "p_aB3dE5gH7jK9mN1pQ3sT5vX7zA9cE1gH3jK5"
    let folder = try folder(#"[{"id": 1, "title": "\#(token)", "\#(token)": 2, "author": 3}]"#)
    let document = Self.document.replacing(
      "title: { type: string }",
      with: "title: { type: string, enum: [Momo] }"
    )
    try folder.write(document, to: "shop.yaml")
    for format in ["text", "json", "sarif", "github"] {
      let run = try check(folder, "--all", "--format", format)
      XCTAssertFalse((run.output + run.errors).contains(token), format)
    }
    let run = try check(folder, "--suggest")
    XCTAssertFalse((run.output + run.errors).contains(token))
    let overlay = try String(
      contentsOf: folder.url.appendingPathComponent("shop.overlay.yaml"),
      encoding: .utf8
    )
    XCTAssertFalse(overlay.contains(token), overlay)
    XCTAssertFalse(overlay.contains("redacted"), overlay)
  }

  func testSuggestingAgainAddsNothing() throws {
    let folder = try folder(#"[{"id": 1}]"#)
    _ = try check(folder, "--suggest")
    let overlay = folder.url.appendingPathComponent("shop.overlay.yaml")
    let first = try String(contentsOf: overlay, encoding: .utf8)
    let again = try check(folder, "--suggest")
    XCTAssertEqual(try String(contentsOf: overlay, encoding: .utf8), first)
    XCTAssert(
      again.errors.contains(
        "shop.overlay.yaml: no further actions; with it, 1 of 1 entry fits\n"
          + "review it, and add the overlay to bindings.yaml: documents: "
          + "[{ path: shop.yaml, overlays: [shop.overlay.yaml] }]\n"
      ),
      again.errors
    )
  }

  func testUndocumentedMembersOfASchemaAreOneCause() throws {
    let folder = try folder(
      #"[{"id": 1, "title": "Momo", "stock": 2}]"#,
      #"[{"id": 1, "title": "Momo", "price": 3, "shelf": 4}]"#
    )
    let run = try check(folder)
    XCTAssert(
      run.output.contains(
        #"“Book”: has the undocumented members "stock", "price" and "shelf" in 2 of 2 entries"#
      ),
      run.output
    )
    // Clients ignore the members, so that nothing contradicts the document.
    XCTAssert(run.errors.contains("2 of 2 entries fit the document\n1 warning"), run.errors)
  }

  /// A document of pets, whose kinds have a constant `type`.
  private static let pets = """
    openapi: 3.0.3
    info: { title: Pets, version: "1" }
    servers: [{ url: "https://pets.example" }]
    paths:
      /pets:
        get:
          operationId: listPets
          parameters: [{ name: page, in: query, required: true, schema: { type: integer } }]
          responses:
            "200":
              description: A pet.
              content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } }
        post:
          operationId: addPet
          requestBody:
            content: { application/json: { schema: { $ref: "#/components/schemas/Cat" } } }
          responses:
            "201": { description: Added. }
            "400": { description: Refused. }
    components:
      schemas:
        Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }] }
        Cat:
          type: object
          required: [type]
          properties: { type: { type: string, enum: [cat] }, name: { type: string } }
        Dog:
          type: object
          required: [type, breed, age]
          properties: { type: { type: string, enum: [dog] }, breed: {}, age: { type: integer } }
    """

  private func pets(_ entries: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.pets, to: "pets.yaml")
    let list = entries.joined(separator: ",\n")
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(list)]}}"#,
      to: "recordings/pets.har"
    )
    return folder
  }

  private func response(
    _ status: Int,
    _ mediaType: String,
    _ body: String,
    query: String = "?page=1"
  ) throws -> String {
    let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
    return """
      {"request": {"method": "GET", "url": "https://pets.example/pets\(query)"},
       "response": {"status": \(status), "content": {"mimeType": "\(mediaType)", "text": \(text)}}}
      """
  }

  private func checkPets(_ folder: TemporaryFolder, _ options: String...) throws -> BinderyProcess {
    try BinderyProcess(
      ["check", "pets.yaml", "--recordings", "recordings"] + options,
      in: folder.url
    )
  }

  /// A cat needs one change, the dog two; but its type states that it is a dog.
  func testAConstantMemberNamesTheAlternative() throws {
    let folder = try pets(response(200, "application/json", #"{"type": "dog"}"#))
    let run = try checkPets(folder)
    XCTAssert(
      run.output.contains(#"“Dog”: the required members "breed" (1) and "age" (1) are missing"#),
      run.output
    )
    XCTAssertFalse(run.output.contains("“Cat"), run.output)
  }

  func testAnUnknownAlternativeIsAdded() throws {
    let folder = try pets(
      response(200, "application/json", #"{"type": "hamster"}"#),
      response(200, "application/json", #"{"type": "cat"}"#)
    )
    let run = try checkPets(folder, "--suggest")
    XCTAssert(run.output.contains("“Pet”: no alternative holds"), run.output)
    XCTAssert(run.errors.contains("1 action; with it, 2 of 2 entries fit"), run.errors)
    let overlay = try String(
      contentsOf: folder.url.appendingPathComponent("pets.overlay.yaml"),
      encoding: .utf8
    )
    let alternative =
      #"{"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["hamster"]}}}"#
    XCTAssert(overlay.contains(#"update: {"oneOf":[\#(alternative)]}"#), overlay)
    XCTAssertEqual(try checkPets(folder, "--overlay", "pets.overlay.yaml").status, 0)
  }

  func testStatusesMediaTypesAndParametersAreSuggested() throws {
    let folder = try pets(
      response(503, "application/json", #"{"error": "busy"}"#),
      response(503, "", ""),
      response(503, "text/plain", "busy"),
      response(200, "text/html", "<html></html>"),
      response(200, "application/json", #"{"type": "cat"}"#, query: "")
    )
    let run = try checkPets(folder, "--suggest")
    XCTAssert(run.errors.contains("0 of 5 entries fit the document"), run.errors)
    // The status is one cause, with and without a body.
    XCTAssert(run.errors.contains("3 actions; with them, 5 of 5 entries fit"), run.errors)
    let overlay = try String(
      contentsOf: folder.url.appendingPathComponent("pets.overlay.yaml"),
      encoding: .utf8
    )
    XCTAssert(
      overlay.contains(
        #"{"503":{"description":"Derived from recordings.","content":{"application/json":"#
          + #"{"schema":{}},"text/plain":{"schema":{"type":"string"}}}}}"#
      ),
      overlay
    )
    let fitting = try checkPets(folder, "--overlay", "pets.overlay.yaml")
    XCTAssertEqual(fitting.output, "")
    XCTAssert(fitting.errors.contains("5 of 5 entries fit the document"), fitting.errors)
  }

  func testARefusedRequestMayViolateTheDocument() throws {
    let entry = """
      {"request": {"method": "POST", "url": "https://pets.example/pets",
        "postData": {"mimeType": "application/json", "text": "{\\"type\\": \\"tiger\\"}"}},
       "response": {"status": 400, "content": {"mimeType": "", "text": ""}}}
      """
    let folder = try pets(entry)
    let run = try checkPets(folder, "--suggest")
    XCTAssert(run.output.contains("note: “Cat.type”: expected one of"), run.output)
    XCTAssert(
      run.output.contains("the service refused the request with the status 400"),
      run.output
    )
    XCTAssert(run.errors.contains("1 of 1 entry fits the document"), run.errors)
    XCTAssert(run.errors.contains("no actions to suggest"), run.errors)
    XCTAssertEqual(run.status, 0)
    let accepted = try pets(entry.replacing("400", with: "201"))
    XCTAssertEqual(try checkPets(accepted).status, 1)
  }

  func testTheBodyOfAResponseWithoutContentIsUndocumented() throws {
    let entry = """
      {"request": {"method": "POST", "url": "https://pets.example/pets",
        "postData": {"mimeType": "application/json", "text": "{\\"type\\": \\"cat\\"}"}},
       "response": {"status": 201, "content": {"mimeType": "application/json", "text": "{}"}}}
      """
    let run = try checkPets(pets(entry))
    XCTAssert(
      run.output.contains("the body of the response 201 of “addPet” isn't defined"),
      run.output
    )
    XCTAssertEqual(run.status, 0)
  }

  /// A request that can't be written in Swift has no test, and what can't be sent isn't compared.
  func testTheContractTestLeavesOutWhatCannotBeSent() throws {
    let refused = """
      {"request": {"method": "POST", "url": "https://pets.example/pets",
        "postData": {"mimeType": "application/json", "text": "{}"}},
       "response": {"status": 400, "content": {"mimeType": "", "text": ""}}}
      """
    let accepted = refused.replacing("400", with: "201")
      .replacing("{}", with: #"{\"type\": \"cat\", \"tail\": 1}"#)
    let folder = try pets(refused, accepted)
    try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
    try folder.write(
      """
      documents: [../../pets.yaml]
      module: Pets
      output: ../../Sources/Pets
      recordings: ../../recordings
      contractTests: ../../Tests/PetsTests
      require: []
      """,
      to: "Spec/pets/bindings.yaml"
    )
    let run = try BinderyProcess("generate", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssert(
      run.errors.contains(
        "the service refused the request with the status 400, and the client can't send it, so that"
          + " it has no contract test"
      ),
      run.errors
    )
    let tests = folder.url.appendingPathComponent("Tests/PetsTests")
    let text = try FileManager.default.contentsOfDirectory(atPath: tests.path)
      .map { try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }.joined()
    XCTAssertFalse(text.contains("\"pets.har\",\n            0"), text)
    XCTAssertFalse(text.contains("\"pets.har\", 0"), text)
    XCTAssert(text.contains("undescribedMembers: [\"$.tail\"]"), text)
  }
}
