import Foundation
import XCTest

/// Differences of one cause, for which `bindery check --suggest` writes one action.
final class SuggestedCausesTests: XCTestCase {
  private let head = """
    openapi: 3.0.3
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]

    """

  /// The targets of the actions, after which all entries fit.
  private func targets(
    _ document: String,
    _ entries: [(path: String, body: String)],
    status: Int = 200,
    methods: [String: String] = [:],
    version: String = "3.0.3",
    line: UInt = #line
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(head.replacing("3.0.3", with: version) + document, to: "shop.yaml")
    let list = try entries.map { path, body in
      let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
      return """
        {"request": {"method": "\(methods[path] ?? "GET")", "url": "https://shop.example\(path)"}, "response":
         {"status": \(status), "content": {"mimeType": "application/json", "text": \(text)}}}
        """
    }
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(list.joined(separator: ",\n"))]}}"#,
      to: "shop.har"
    )
    let check = ["check", "shop.yaml", "--recordings", "shop.har"]
    XCTAssertEqual(try BinderyProcess(check + ["--suggest"], in: folder.url).status, 1, line: line)
    let fitting = try BinderyProcess(check + ["--overlay", "shop.overlay.yaml"], in: folder.url)
    XCTAssertEqual(fitting.status, 0, fitting.output, line: line)
    let overlay = try String(
      contentsOf: folder.url.appendingPathComponent("shop.overlay.yaml"),
      encoding: .utf8
    )
    return overlay.matches(of: /- target: "(.*)"\n/).map { String($0.1) }
  }

  private func operation(_ id: String, _ schema: String, parameters: String = "[]") -> String {
    """
      /\(id):
        get:
          operationId: \(id)
          parameters: \(parameters)
          responses:
            "200":
              description: It.
              content: { application/json: { schema: \(schema) } }

    """
  }

  private func reference(_ name: String) -> String { "{ $ref: '#/components/schemas/\(name)' }" }

  /// The type explains that null isn't among the listed values, so that it is one cause.
  func testNullOfAListedValueBehindAReference() throws {
    let targets = try targets(
      "paths:\n" + operation("book", "{ properties: { state: \(reference("State")) } }") + """
        components: { schemas: { State: { type: string, enum: [draft, sold] } } }

        """,
      [("/book", #"{"state": null}"#)],
      version: "3.1.0"
    )
    let state =
      "$.paths['/book'].get.responses['200'].content['application/json'].schema.properties.state"
    XCTAssertEqual(targets, ["\(state)['$ref']", state])
  }

  /// An optional member, as Pydantic describes it.
  func testAFurtherValueBesideNull() throws {
    let optional = "{ anyOf: [\(reference("State")), { type: 'null' }] }"
    let targets = try targets(
      "paths:\n" + operation("book", "{ properties: { state: \(optional) } }") + """
        components: { schemas: { State: { type: string, enum: [draft, sold] } } }

        """,
      [("/book", #"{"state": "gone"}"#)],
      version: "3.1.0"
    )
    XCTAssertEqual(targets, ["$.components.schemas.State"])
  }

  /// Properties of one schema that are null in place of the same type.
  func testNullOfSeveralPropertiesOfOneSchema() throws {
    let properties = "{ a: { type: string }, b: { type: string }, c: { type: integer } }"
    let targets = try targets(
      "paths:\n" + operation("book", "{ properties: \(properties) }"),
      [("/book", #"{"a": null, "b": null, "c": null}"#)]
    )
    let schema = "$.paths['/book'].get.responses['200'].content['application/json'].schema"
    XCTAssertEqual(targets, ["\(schema).properties['a', 'b']", "\(schema).properties.c"])
  }

  /// Unions that match twice, in two properties of two operations: first of one, then of both.
  func testPropertiesOfSeveralOperations() throws {
    let union = "{ type: object, oneOf: [{ required: [x] }, { required: [y] }] }"
    let schema = "{ properties: { a: \(union), b: \(union) } }"
    let body = #"{"a": {"x": 1, "y": 2}, "b": {"x": 1, "y": 2}}"#
    let targets = try targets(
      "paths:\n" + operation("book", schema) + operation("page", schema),
      [("/book", body), ("/page", body)]
    )
    XCTAssertEqual(targets.count, 2, targets.joined(separator: "\n"))
    XCTAssert(targets.allSatisfy { $0.contains("properties['a', 'b']") }, "\(targets)")
  }

  /// A member stays required in a schema whose values all have it.
  func testMembersOfSchemasThatAllOfCombines() throws {
    let document =
      "paths:\n" + operation("book", reference("Book")) + operation("draft", reference("Draft"))
      + operation("copy", reference("Copy")) + """
        components:
          schemas:
            Base: { type: object, required: [id, date], properties: { id: {}, date: {} } }
            Book:
              required: [label, artists]
              allOf: [{ $ref: "#/components/schemas/Base" }]
              properties: { label: {}, artists: {} }
            Draft:
              allOf:
                - $ref: "#/components/schemas/Base"
                - { type: object, required: [artists], properties: { artists: {} } }
            Copy:
              allOf:
                - $ref: "#/components/schemas/Draft"
                - { type: object, required: [group], properties: { group: {} } }

        """
    let targets = try targets(
      document,
      [
        ("/book", #"{"id": 1, "artists": []}"#), ("/draft", #"{"id": 1}"#),
        ("/copy", #"{"id": 1, "date": 2, "artists": []}"#),
      ]
    )
    XCTAssertEqual(
      targets,
      [
        "$.components.schemas['Base', 'Book'].required[?@ == 'date' || @ == 'label']",
        "$.components.schemas['Draft', 'Copy'].allOf[1].required[?@ == 'artists' || @ == 'group']",
      ]
    )
  }

  /// One action would also make the date of a book optional, which each recorded book has.
  func testAnActionChangesNoMemberWithoutEvidence() throws {
    let document =
      "paths:\n" + operation("book", reference("Book")) + operation("draft", reference("Draft"))
        + """
        components:
          schemas:
            Base: { type: object, required: [date], properties: { date: {} } }
            Book:
              required: [label, date]
              allOf: [{ $ref: "#/components/schemas/Base" }]
              properties: { label: {}, date: {} }
            Draft: { allOf: [{ $ref: "#/components/schemas/Base" }] }

        """
    let targets = try targets(document, [("/draft", "{}"), ("/book", #"{"date": 1}"#)])
    XCTAssertEqual(
      targets,
      [
        "$.components.schemas.Base.required[?@ == 'date']",
        "$.components.schemas.Book.required[?@ == 'label']",
      ]
    )
  }

  /// The members of other schemas have the same cause only if they are the same.
  func testAMemberThatIsAbsentInSeveralSchemas() throws {
    let document =
      "paths:\n" + operation("book", reference("Book")) + operation("user", reference("User"))
      + operation("team", reference("Team")) + """
        components:
          schemas:
            Book: { type: object, required: [node], properties: { node: {} } }
            User: { type: object, required: [node, name], properties: { node: {}, name: {} } }
            Team: { type: object, required: [name], properties: { name: {} } }

        """
    let targets = try targets(
      document,
      [("/book", "{}"), ("/user", #"{"name": "a"}"#), ("/team", "{}")]
    )
    XCTAssertEqual(
      targets,
      [
        "$.components.schemas['Book', 'User'].required[?@ == 'node']",
        "$.components.schemas.Team.required[?@ == 'name']",
      ]
    )
  }

  /// The member that is absent most often is the cause, also if one schema lacks others, too; and a
  /// schema that lacks some of the same members has it.
  func testMembersThatAreAbsentMostOften() throws {
    let document =
      "paths:\n" + operation("book", reference("Book")) + operation("user", reference("User"))
      + operation("team", reference("Team")) + """
        components:
          schemas:
            Book: { type: object, required: [node, date], properties: { node: {}, date: {} } }
            User: { type: object, required: [node, name], properties: { node: {}, name: {} } }
            Team: { type: object, required: [name], properties: { name: {} } }

        """
    let targets = try targets(
      document,
      [("/book", "{}"), ("/book", #"{"date": 1}"#), ("/user", "{}"), ("/team", "{}")]
    )
    XCTAssertEqual(
      targets,
      [
        "$.components.schemas['Book', 'User', 'Team'].required"
          + "[?@ == 'node' || @ == 'date' || @ == 'name']"
      ]
    )
  }

  /// A status that several operations lack is one cause, with any paths and methods.
  func testAStatusOfSeveralOperations() throws {
    let user = operation("user", "{}").replacing("get:", with: "put:")
    let nameless = operation("team", "{}").replacing("operationId: team", with: "tags: [teams]")
    let twice = operation("shop", "{}").replacing("Id: shop", with: "Id: book")
    let document = "paths:\n" + operation("book", "{}") + operation("page", "{}") + user + nameless
    let refused = ["/book", "/page", "/user", "/team"].map { (path: $0, body: "{}") }
    XCTAssertEqual(
      try targets(document, refused, status: 404, methods: ["/user": "PUT"]),
      [
        "$.paths[*][?@.operationId == 'book' || @.operationId == 'page' || @.operationId == 'user']"
          + ".responses",
        "$.paths['/team'].get.responses",
      ]
    )
    XCTAssertEqual(
      try targets("paths:\n" + operation("book", "{}") + twice, [("/book", "{}")], status: 404),
      ["$.paths['/book'].get.responses"]
    )
  }

  /// The same change of the same form in several operations is one cause.
  func testTheSameTypeOfSeveralResponses() throws {
    let document =
      "paths:\n" + operation("book", "{ type: object }") + operation("user", "{ type: object }")
      + operation("team", "{ type: string }")
    let schemas = "responses['200'].content['application/json'].schema"
    XCTAssertEqual(
      try targets(document, [("/book", "[]"), ("/user", "[]"), ("/team", "[]")]),
      [
        "$.paths['/book', '/user'].get.\(schemas).type", "$.paths['/book', '/user'].get.\(schemas)",
        "$.paths['/team'].get.\(schemas).type", "$.paths['/team'].get.\(schemas)",
      ]
    )
  }

  func testTheSameKeywordOfCopies() throws {
    let limit = "{ name: limit, in: query, schema: { type: integer, maximum: 10 } }"
    let other = "{ name: limit, in: query, schema: { type: integer, maximum: 9 } }"
    let page = "{ name: page, in: query, schema: { type: integer } }"
    let document =
      "paths:\n" + operation("book", "{}", parameters: "[\(limit)]")
      + operation("user", "{}", parameters: "[\(page), \(limit)]")
      + operation("team", "{}", parameters: "[\(other)]")
    let targets = try targets(
      document,
      [("/book?limit=20", "{}"), ("/user?limit=20", "{}"), ("/team?limit=20", "{}")]
    )
    let parameter = "parameters[?@.name == 'limit' && @.in == 'query'].schema.maximum"
    XCTAssertEqual(
      targets,
      [
        "$.paths['/book', '/user'].get.\(parameter)", "$.paths['/team'].get.\(parameter)",
      ]
    )
  }

  /// The same change of a property with another name has its own cause.
  func testTheSameChangeOfCopies() throws {
    let text = "{ type: string }"
    let document =
      "paths:\n" + operation("book", reference("Book")) + operation("user", reference("User"))
        + """
        components:
          schemas:
            Book: { type: object, properties: { link: \(text), name: \(text) } }
            User: { type: object, properties: { link: \(text) } }

        """
    let targets = try targets(
      document,
      [("/book", #"{"link": null, "name": null}"#), ("/user", #"{"link": null}"#)]
    )
    XCTAssertEqual(
      targets,
      [
        "$.components.schemas['Book', 'User'].properties.link",
        "$.components.schemas.Book.properties.name",
      ]
    )
  }

  /// The correction of one entry makes another one contradict the document.
  func testAnAlternativeThatHoldsWithoutItsMember() throws {
    let either = "{ oneOf: [\(reference("Book")), \(reference("Song"))] }"
    let targets = try targets(
      "paths:\n" + operation("book", reference("Book")) + operation("either", either) + """
        components:
          schemas:
            Book: { type: object, required: [title], properties: { title: { type: string } } }
            Song: { type: object, required: [name], properties: { name: { type: string } } }

        """,
      [("/book", "{}"), ("/either", #"{"name": "a"}"#)]
    )
    let schema = "$.paths['/either'].get.responses['200'].content['application/json'].schema"
    XCTAssertEqual(
      targets,
      ["$.components.schemas.Book.required[?@ == 'title']", "\(schema).oneOf", schema]
    )
  }

  /// The value has the members of the first alternative, so that the cause is inside of it.
  func testTheAlternativeWhoseMembersAreThere() throws {
    let either = "{ oneOf: [\(reference("Answer")), \(reference("Event"))] }"
    let targets = try targets(
      "paths:\n" + operation("answer", either) + """
        components:
          schemas:
            Answer:
              type: object
              required: [id, turns]
              properties: { id: { type: string }, turns: { type: array, items: \(reference("Turn")) } }
            Turn: { oneOf: [\(reference("User")), \(reference("Tool"))] }
            User: { type: object, required: [role], properties: { role: { type: string } } }
            Tool: { type: object, required: [role], properties: { role: { type: string } } }
            Event: { oneOf: [\(reference("Start")), \(reference("End"))] }
            Start: { type: object, required: [kind], properties: { kind: { type: string } } }
            End: { type: object, required: [kind, at], properties: { kind: { type: string } } }

        """,
      [("/answer", #"{"id": "a", "turns": [{"role": "user"}, {"role": "tool"}]}"#)]
    )
    XCTAssertEqual(targets, ["$.components.schemas.Turn.oneOf", "$.components.schemas.Turn"])
  }

  /// A listed value names the alternative as much as a required member that is missing.
  func testTheAlternativeWithTheNameOfTheValue() throws {
    let either = "{ oneOf: [\(reference("Function")), \(reference("Search"))] }"
    let targets = try targets(
      "paths:\n" + operation("tool", either) + """
        components:
          schemas:
            Function:
              type: object
              required: [type, strict]
              properties: { type: { type: string, enum: [function] }, strict: { type: boolean } }
            Search:
              type: object
              required: [type]
              properties: { type: { type: string, enum: [search, search_2] } }

        """,
      [("/tool", #"{"type": "function"}"#)]
    )
    XCTAssertEqual(targets, ["$.components.schemas.Function.required[?@ == 'strict']"])
  }
}
