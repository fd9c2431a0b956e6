import XCTest

/// The requests of single operations; the golden tests have whole documents.
final class RequestTests: XCTestCase {
  func testAnOperationWithoutContent() throws {
    try assertEmits(
      "Requests/TestRequests.swift",
      """
      /// The request of `ping`.
      ///
      /// `HEAD /ping`
      struct Ping: Request {
        typealias Reply = Void

        typealias Failure = Never

        func httpRequest() throws(InvalidRequest) -> HTTPRequest {
          try HTTPRequest(.head, "/ping")
        }

        static func outcome(of response: HTTPResponse) throws(JSONError) -> Outcome<Reply, Failure> {
          switch response.status {
          case 204: .reply(())
          default: .undocumented
          }
        }
      }
      """,
      from: Emission.document(
        paths: "/ping: { head: { operationId: ping, responses: { \"204\": { description: Up } } } }"
      ),
      .init(access: .internal)
    )
  }

  func testLetAndVarHaveBackticksOnlyInDeclarations() throws {
    let document = Emission.document(
      paths: """
        /a:
          parameters: [{ name: let, in: query, required: true, schema: { type: string } }]
          get: { operationId: a, responses: { "204": { description: Done } } }
        """
    )
    let text = try XCTUnwrap(Emission(document).texts["Test.swift"])
    XCTAssertTrue(text.contains("func a(`let`: String) async"), text)
    XCTAssertTrue(text.contains("send(A(let: `let`))"), text)
  }

  /// The default of a required parameter is documentation; only a constant is a default argument.
  func testARequiredParameterHasNoDefaultArgument() throws {
    let document = Emission.document(
      paths: """
        /a/{version}:
          parameters:
            - { name: version, in: path, required: true, schema: { enum: [v2] } }
            - { name: symbols, in: query, required: true, schema: { type: string, default: "700.HK" } }
            - { name: Limit, in: header, required: true, schema: { type: integer, default: 2 } }
            - { name: page, in: query, schema: { type: integer, enum: [1] } }
          get: { operationId: a, responses: { "204": { description: Done } } }
        """
    )
    let texts = try Emission(document).texts
    let request = try XCTUnwrap(texts["Requests/TestRequests.swift"])
    for text in [request, try XCTUnwrap(texts["Test.swift"])] {
      XCTAssertTrue(text.contains("symbols: String,"), text)
      XCTAssertTrue(text.contains("limit: Int,"), text)
      XCTAssertTrue(text.contains("Version = .v2"), text)
    }
    XCTAssertTrue(request.contains("/// The default is `\"700.HK\"`."), request)
    XCTAssertTrue(request.contains("/// Its only value is `1`."), request)
    XCTAssertFalse(request.contains("The default is `1`"), request)
  }

  func testADefaultThatTheDescriptionStatesIsNotRepeated() throws {
    func remarks(_ description: String, _ value: String) throws -> Int {
      let document = Emission.document(
        paths: """
          /a:
            parameters:
              - { name: b, in: query, description: "\(description)", schema: { default: \(value) } }
            get: { operationId: a, responses: { "204": { description: Done } } }
          """
      )
      let text = try XCTUnwrap(Emission(document).texts["Requests/TestRequests.swift"])
      return text.matches(of: /The default is/).count
    }
    for (description, value) in [
      ("Items. Default: 20. At most: 50.", "20"), ("Defaults to `False` here.", "false"),
      ("By default this is 28.96 degrees.", "28.96"), ("By default, 20 items.", "20"),
      ("Defaults to 'created_at', ascending.", "created_at"), ("Defaults to 20; at most 100", "20"),
    ] {
      XCTAssertEqual(try remarks(description, value), 0, description)
    }
    for (description, value) in [
      ("Items. Default: 20. At most: 50.", "50"), ("Its default: false, or true later.", "true"),
      ("The default of many items.", "[a]"), ("Not 20, but the default.", "20"),
      ("The default for every client is 2000.", "200"), ("This is the default. 20 items", "20"),
      ("Overrides the default. More", "''"), ("Default is not 5", "5"),
      ("Use a non-default value (50)", "50"), ("Changes the default from true to false", "true"),
    ] {
      XCTAssertEqual(try remarks(description, value), 1, description)
    }
  }

  func testAWildcardIsNamedAfterItsType() throws {
    let document = Emission.document(
      paths: """
        /a:
          get:
            operationId: a
            responses:
              "200": { description: A, content: { image/*: {}, image/png: {}, "*/*": { schema: { type: string, format: binary } } } }
        """
    )
    let text = try XCTUnwrap(Emission(document).texts["Requests/TestRequests.swift"])
    for name in ["png", "image", "anything"] {
      XCTAssertTrue(text.contains("case \(name)(Data)"), text)
    }
    XCTAssertEqual(
      try matchedTypes(["image/*: {}", "image/png: {}", "\"*/*\": { schema: { format: binary } }"]),
      ["image/png", "image/*"]
    )
  }

  func testMediaTypesWithParametersAreMatchedFirst() throws {
    for (contents, expected) in [
      (
        ["application/json;v=1", "application/json;v=2", "application/xml"],
        ["application/json;v=2", "application/xml"]
      ),
      (
        ["application/xml", "application/json;v=1", "application/json;v=2"],
        ["application/json;v=2", "application/json"]
      ),
      (
        ["image/*", "image/png;a=1;b=2", "image/png; charset=x; a=1"],
        ["image/png;a=1;b=2", "image/png"]
      ),
    ] {
      let schemas = contents.map { type in
        let schema = type.contains("json") ? "properties: { a\(type.count): {} }" : "maxLength: 9"
        return "\"\(type)\": { schema: { \(schema) } }"
      }
      XCTAssertEqual(try matchedTypes(schemas), expected)
    }
  }

  func testStreamsAreMatchedLikeOtherContents() throws {
    let events = ["text/event-stream", "text/event-stream;v=2"].map { "\($0): {}" }
    XCTAssertEqual(
      try matchedTypes(["application/json: {}"] + events),
      ["text/event-stream;v=2", "text/event-stream"]
    )
  }

  func testRepliesOfOneTypeHaveItsValue() throws {
    func reply(_ schemas: String...) throws -> String {
      let answers = zip([200, 201, 202], schemas).map { status, schema in
        "\(status): { description: A, content: { application/json: { schema: { \(schema) } } } }"
      }
      let document = Emission.document(
        paths: "/a: { get: { operationId: a, responses: { \(answers.joined(separator: ", ")) } } }"
      )
      return try XCTUnwrap(Emission(document).texts["Requests/TestRequests.swift"])
    }
    let text = try reply("type: string", "type: string", "type: string")
    XCTAssert(
      text.contains(
        """
            case accepted(String)

            /// The body of the response, for any status.
            public var body: String {
              switch self {
              case .ok(let body): body
              case .created(let body): body
              case .accepted(let body): body
              }
            }
        """
      ),
      text
    )
    for others in [
      try reply("type: string", "type: integer"), try reply("type: string"),
      try Emission(
        Emission.document(
          paths: "/a: { get: { responses: { 200: { description: A }, 201: { description: B } } } }"
        )
      ).texts.values.joined(),
    ] {
      XCTAssertFalse(others.contains("var body"), others)
    }
  }

  /// Returns the media types that the generated code matches, in their order.
  private func matchedTypes(_ contents: [String]) throws -> [String] {
    let answer = "{ description: A, content: { \(contents.joined(separator: ", ")) } }"
    let document = Emission.document(
      paths: "/a: { get: { operationId: a, responses: { \"200\": \(answer) } } }"
    )
    let text = try XCTUnwrap(Emission(document).texts["Requests/TestRequests.swift"])
    return text.matches(of: /hasContentType\("(.*)"\)/).map { String($0.1) }
  }

  func testARequestYieldsItsNameToAModel() throws {
    let document =
      Emission.document(schemas: "Ping: { properties: { a: {} } }") + """

        paths:
          /ping: { get: { operationId: ping, responses: { "204": { description: Up } } } }
        """
    XCTAssertEqual(
      try Emission(document).emitter.files.map(\.path.description),
      ["Models/Ping.swift", "Requests/TestRequests.swift", "Test.swift"]
    )
  }
}
