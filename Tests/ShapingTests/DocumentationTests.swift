import Shape
import XCTest

@testable import Shaping

final class DocumentationTests: XCTestCase {
  func testTheFirstSentenceIsTheSummary() {
    assertDocumentation("A pet.", "A pet.", nil)
    assertDocumentation(
      "A pet. It has\na tail.\n\nAnd more.\n",
      "A pet.",
      "It has\na tail.\n\nAnd more."
    )
    assertDocumentation("Pets, e.g. Cats and dogs", "Pets, e.g. Cats and dogs", nil)
    assertDocumentation("Version 1.2 of\nthe text", "Version 1.2 of the text", nil)
    assertDocumentation("  \n\n ", nil, nil)
    assertDocumentation("A pet.\r\n\r\nIt has\r\na tail.\r\n", "A pet.", "It has\na tail.")
    assertDocumentation("A pet!\u{2028}Ä\u{3000}tail.", "A pet!", "Ä\u{3000}tail.")
    assertDocumentation("See No. 5. then", "See No. 5. then", nil)
  }

  func testASentenceEndsWhereItIsClosed() {
    assertDocumentation("**Bold. Still** so. Next", "**Bold. Still** so.", "Next")
    assertDocumentation("See [A. B](u). Next", "See [A. B](u).", "Next")
    assertDocumentation("Add `a. B` to it. Next", "Add `a. B` to it.", "Next")
    assertDocumentation("*Stop.* (Go.) 3 remain.", "*Stop.*", "(Go.) 3 remain.")
    assertDocumentation("请求。 返回", "请求。 返回", nil)
  }

  func testAListIsNotASummary() {
    assertDocumentation("- one\n- two", nil, "- one\n- two")
    assertDocumentation("1. one\n2. two", nil, "1. one\n2. two")
    assertDocumentation("One of:\n- a\n- b\n\nOr none.", "One of:", "- a\n- b\n\nOr none.")
    assertDocumentation("    code\n    code", nil, "    code\n    code")
    assertDocumentation("# Title\nText.", nil, "# Title\nText.")
    assertDocumentation("Title\n=====\nText.", "Title", "Text.")
    assertDocumentation("a | b\n--|--\n1 | 2", nil, "a | b\n--|--\n1 | 2")
  }

  func testAStatedSummaryGoesFirst() {
    let stated = Documentation(summary: " Gets\na pet ", description: "At once.\n")
    XCTAssertEqual(stated.summary, "Gets a pet")
    XCTAssertEqual(stated.discussion, "At once.")
    let long = Documentation(summary: "- Gets. Fast.", description: "- Gets. Fast. ")
    XCTAssertEqual(long.summary, "- Gets.")
    XCTAssertEqual(long.discussion, "Fast.")
  }

  func testASummaryThatTheDescriptionBeginsWithIsOmitted() {
    let documentation = Documentation(
      summary: "Get a webhook.",
      description: "Get a Webhook by ID. It may be paused."
    )
    XCTAssertEqual(documentation.summary, "Get a Webhook by ID.")
    XCTAssertEqual(documentation.discussion, "It may be paused.")
    let other = Documentation(summary: "Get a webhook", description: "Get a webhooks list.")
    XCTAssertEqual(other.summary, "Get a webhook")
    XCTAssertEqual(other.discussion, "Get a webhooks list.")
  }

  func testADescriptionThatRepeatsTheSummaryIsOmitted() {
    for description in [
      "Assigns a rule to a pet.", "assign a rule to a pet", "Assign a rule to a pet",
    ] {
      let documentation = Documentation(
        summary: "Assign a rule to a pet.",
        description: description
      )
      XCTAssertEqual(documentation.summary, "Assign a rule to a pet.", description)
      XCTAssertNil(documentation.discussion, description)
    }
    let longer = Documentation(
      summary: "Assign a rule",
      description: "Assigns a rule to a pet. It may have others."
    )
    XCTAssertEqual(longer.summary, "Assigns a rule to a pet.")
    XCTAssertEqual(longer.discussion, "It may have others.")
    let other = Documentation(summary: "Pet a rule", description: "Pet a rules.")
    XCTAssertEqual(other.discussion, "Pet a rules.")
  }

  func testSectionsOfADocstringAreLists() {
    assertDocumentation(
      "Creates a pet.\n\nArgs:\n    pet: The pet\n        with a name.\n    limit (int, optional): At"
        + " most 5: no more.\n\nReturns:\n    The pet.",
      "Creates a pet.",
      "Args:\n- `pet`: The pet\n  with a name.\n- `limit`: At most 5: no more.\n\nReturns:\n    The pet."
    )
    assertDocumentation(
      "A pet.\nRaises:\n  KeyError: No pet.",
      "A pet.",
      "Raises:\n- `KeyError`: No pet."
    )
    // What isn't a type of Python stays.
    assertDocumentation(
      "A pet.\n\nArgs:\n    wait (seconds): How long\n    *ids (str): All",
      "A pet.",
      "Args:\n- `wait` (seconds): How long\n- `*ids`: All"
    )
    for other in ["A, or b", "https://docs.example/args", "**name**: A name"] {
      assertDocumentation("A pet.\n\nArgs:\n    \(other)", "A pet.", "Args:\n    \(other)")
    }
    assertDocumentation("A pet.\n\nArgs:\nnone", "A pet.", "Args:\nnone")
  }

  /// Sections of reStructuredText, as Sphinx reads them.
  func testFieldsOfADocstringAreLists() {
    assertDocumentation(
      "Sets a quota.\n:param path: The path\n    of a folder.\n:type path: str\n"
        + ":param int limit: The limit.\n:return: The quota.\n:rtype: dict\n",
      "Sets a quota.",
      "- `path`: The path of a folder.\n- `limit`: The limit.\n\nReturns: The quota."
    )
    assertDocumentation(
      "A pet.\n\n:returns: Returns the pet.\n:raises KeyError: No pet.\n\nIt is old.",
      "A pet.",
      "Returns the pet.\n\n- `KeyError`: No pet.\n\nIt is old."
    )
    assertDocumentation("A pet.\n:raises: KeyError: None.", "A pet.", "- `KeyError`: None.")
    assertDocumentation("A pet.\n:raises: If it is old.", "A pet.", "Raises: If it is old.")
    assertDocumentation("A pet.\n:return: None", "A pet.", nil)
    assertDocumentation(
      ":param id: The ID.\n:return: A pet.",
      nil,
      "- `id`: The ID.\n\nReturns: A pet."
    )
    for other in [":paramount: yes", "a :param b: c", "```\n:param b: c\n```"] {
      assertDocumentation("A pet.\n\n\(other)", "A pet.", other)
    }
  }

  /// The lines of an uncleaned docstring after the first have the indentation of the code.
  func testTheIndentationOfADocstringIsNotCode() {
    assertDocumentation("\n        A pet.\n        It is old.\n        ", "A pet.", "It is old.")
    assertDocumentation(
      "\n    A pet.\n\n    Of:\n      - one\n\n        code\n    ",
      "A pet.",
      "Of:\n  - one\n\n    code"
    )
    assertDocumentation("A pet.\n\n    It is old.\n    ", "A pet.", "It is old.")
    // Code ends without the indentation of closing quotation marks.
    assertDocumentation("A pet:\n\n    let pet\n", "A pet:", "    let pet")
    assertDocumentation("A pet:\n\n    let pet\n  ", "A pet:", "    let pet")
    assertDocumentation("\nA pet:\n\n    let pet\n    ", "A pet:", "    let pet")
  }

  /// DocC reads code between two marks as a link to a symbol.
  func testInlineLiteralsAreCode() {
    assertDocumentation("Set ``a`` <b>or</b> ``<c>``.", "Set `a` **or** `<c>`.", nil)
    for other in ["Set `` ` ``.", "Set ``a.", "Set a``.", "Set ```` `` ````.", "Set `a` or `` ``."]
    {
      assertDocumentation(other, other, nil)
    }
    assertDocumentation("A pet:\n```\n``a``\n```", "A pet:", "```\n``a``\n```")
  }

  func testADeprecationIsASentence() {
    assertDocumentation("Watch pets. deprecated: use list.", "Watch pets.", "deprecated: use list.")
  }

  func testADiscussionHasASummaryOfItsOwn() {
    let documentation = Documentation(text: "limit\n\nThe maximum. Of all\npages.")
    XCTAssertEqual(documentation.dividedDiscussion?.summary, "The maximum.")
    XCTAssertEqual(documentation.dividedDiscussion?.discussion, "Of all\npages.")
    XCTAssertNil(Documentation(text: "limit\n\n- one").dividedDiscussion)
    XCTAssertNil(Documentation(text: "limit").dividedDiscussion)
  }

  func testEmphasisEndsWithItsParagraph() {
    assertDocumentation(
      "A <b>pet. And\nmore.\n\n| a | b |\n|---|---|",
      "A **pet. And more.**",
      "| a | b |\n|---|---|"
    )
    assertDocumentation("A <i>pet<p>More.</i>", "A *pet*", "More.")
  }

  func testEntitiesAreCharacters() {
    assertDocumentation(
      "Write &quot;yes&quot;&nbsp;&mdash; it&#39;s `&quot;`.",
      "Write \"yes\" — it's `&quot;`.",
      nil
    )
    assertDocumentation("AT&T &amp; a &lt;b&gt;", "AT&T &amp; a &lt;b&gt;", nil)
  }

  func testLinksAreNotedOnTheirOperation() throws {
    let sample = try Sample([
      "api.yaml": """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /a:
          post:
            summary: Adds.
            responses:
              "201":
                description: Added.
                links:
                  Fetch: { operationId: fetch, parameters: { id: $response.body#/id }, description: By its id. }
                  Other: { $ref: "#/components/links/Other" }
      components: { links: { Other: { operationRef: "#/paths/~1b/get" } } }
      """
    ])
    XCTAssertEqual(
      sample.service?.operations.first?.documentation.discussion,
      """
      Links of the response:
      - `Fetch` of 201, `fetch`: By its id.
      - `Other` of 201, `#/paths/~1b/get`
      """
    )
    XCTAssertEqual(sample.diagnostics, [])
  }

  func testAMemberKeepsTheDescriptionOfItsBase() throws {
    let sample = try Sample([
      "api.yaml": Sample.schemas(
        """
        Base: { properties: { a: { type: string, description: The first. } } }
        Own: { allOf: [{ $ref: "#/components/schemas/Base" }], properties: { a: { enum: [x, y] } } }
        """,
        version: "3.1.0"
      )
    ])
    guard case .object(let own)? = sample.service?.models[1].definition else {
      return XCTFail("Own is no object")
    }
    XCTAssertEqual(own.fields[0].documentation.summary, "The first.")
  }

  func testAModelHasTheDescriptionOfItsSchema() throws {
    let sample = try Sample([
      "api.yaml": Sample.schemas(
        """
        Base: { description: The base., properties: { a: {} } }
        Own: { description: Its own., allOf: [{ $ref: "#/components/schemas/Base" }, { required: [a] }] }
        Part: { allOf: [{ $ref: "#/components/schemas/Base" }, { description: A part., required: [a] }] }
        None: { deprecated: true, allOf: [{ $ref: "#/components/schemas/Base" }, { required: [a] }] }
        """,
        version: "3.1.0"
      )
    ])
    let models = try XCTUnwrap(sample.service).models
    XCTAssertEqual(
      models.map(\.documentation.summary),
      ["The base.", "The base.", "Its own.", "A part.", nil]
    )
    XCTAssertEqual(models.map(\.documentation.isDeprecated), [false, false, false, false, true])
  }

  private func assertDocumentation(
    _ text: String,
    _ summary: String?,
    _ discussion: String?,
    line: UInt = #line
  ) {
    let documentation = Documentation(text: text)
    XCTAssertEqual(documentation.summary, summary, line: line)
    XCTAssertEqual(documentation.discussion, discussion, line: line)
  }

  func testNullBesideAReferenceKeepsTheDescription() throws {
    let sample = try Sample([
      "api.yaml": """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /a:
          get:
            responses:
              "200": { $ref: "#/components/responses/R", description: ~ }
              "400": { $ref: "#/components/responses/R", description: Its own. }
      components: { responses: { R: { description: The text. } } }
      """
    ])
    let responses = sample.service?.operations.first?.responses
    XCTAssertEqual(responses?.map(\.documentation.summary), ["The text.", "Its own."])
  }
}
