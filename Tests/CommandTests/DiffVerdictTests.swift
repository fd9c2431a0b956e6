import Canonicalizing
import Comparing
import Foundation
import Specification
import XCTest

/// Small pairs of documents, and the codes of their changes.
final class DiffVerdictTests: XCTestCase {
  // MARK: - Schemas

  func testAPatternOfAnyTextIsNone() throws {
    for pattern in [".*", "^.*", ".*$", ""] {
      let any = "{ type: string, pattern: '\(pattern)' }"
      XCTAssertEqual(try ofSchemas("{ type: string }", any), [], pattern)
      XCTAssertEqual(
        try ofSchemas("{ type: string, pattern: ^a+$ }", any),
        ["request-body-pattern-removed: info", "response-body-pattern-removed: info"]
      )
    }
  }

  func testNumbersOfContainedElementsAreLimits() throws {
    func array(_ limits: String) -> String {
      "{ type: array, contains: { const: a }\(limits) }"
    }
    XCTAssertEqual(
      try ofSchemas(array(""), array(", minContains: 3")),
      ["request-body-limit-tightened: breaking", "response-body-limit-tightened: info"]
    )
    XCTAssertEqual(
      try ofSchemas(array(", maxContains: 3"), array(", maxContains: 5")),
      ["request-body-limit-loosened: info", "response-body-limit-loosened: breaking"]
    )
    XCTAssertEqual(
      try ofSchemas(array(""), array(", maxContains: 5")),
      ["request-body-limit-added: warning", "response-body-limit-added: info"]
    )
    XCTAssertEqual(
      try ofSchemas(array(", minContains: 0"), array(", minContains: 1")),
      ["request-body-limit-added: warning", "response-body-limit-added: info"]
    )
    // Without `contains`, the limits have no effect.
    XCTAssertEqual(try ofSchemas("{ type: array }", "{ type: array, minContains: 3 }"), [])
  }

  func testANegationIsWiderIfItsSchemaIsNarrower() throws {
    func text(_ not: String) -> String { "{ type: string, not: \(not) }" }
    let (one, two) = (text("{ enum: [a] }"), text("{ enum: [a, b] }"))
    XCTAssertEqual(
      try ofSchemas(one, two),
      ["request-body-condition-added: breaking", "response-body-condition-added: info"]
    )
    XCTAssertEqual(
      try ofSchemas(two, one),
      ["request-body-condition-removed: info", "response-body-condition-removed: breaking"]
    )
    XCTAssertEqual(
      try ofSchemas(one, text("{ enum: [b] }")),
      ["request-body-condition-changed: warning", "response-body-condition-changed: warning"]
    )
  }

  func testEqualNumbersAreEqual() throws {
    XCTAssertEqual(try ofSchemas("{ enum: [1, 2] }", "{ enum: [1.0, 2] }"), [])
    XCTAssertEqual(
      try ofSchemas(
        "{ type: integer, minimum: 3, maximum: 4 }",
        "{ type: integer, exclusiveMinimum: 2, exclusiveMaximum: 5 }"
      ),
      []
    )
    XCTAssertEqual(
      try ofSchemas("{ type: number, maximum: 4 }", "{ type: number, exclusiveMaximum: 5 }"),
      ["request-body-limit-loosened: info", "response-body-limit-loosened: breaking"]
    )
  }

  func testContentOfTextsIsCompared() throws {
    func text(_ type: String) -> String {
      let schema = "{ type: object, properties: { a: { type: \(type) } } }"
      return "{ type: string, contentMediaType: application/json, contentSchema: \(schema) }"
    }
    XCTAssertEqual(
      try ofSchemas(text("string"), text("integer")),
      ["request-property-type-changed: breaking", "response-property-type-changed: breaking"]
    )
    XCTAssertEqual(
      try ofSchemas("{ type: string, contentMediaType: application/json }", text("integer")),
      []
    )
  }

  func testAnyLengthOfIntegersIsWider() throws {
    XCTAssertEqual(
      try ofSchemas("{ type: integer, format: int64 }", "{ type: integer, format: bigint }"),
      ["request-body-format-widened: info", "response-body-format-widened: breaking"]
    )
  }

  func testAnAlternativeThatAdmitsAllValues() throws {
    func union(_ branches: String) -> String { "{ anyOf: [\(branches)] }" }
    let (text, number) = ("{ type: string, maxLength: 3 }", "{ type: integer, minimum: 3 }")
    let (closed, open) = (union("\(text), \(number)"), union("\(text), \(number), {}"))
    XCTAssertEqual(
      try ofSchemas(closed, open),
      ["request-body-type-widened: info", "response-body-type-widened: breaking"]
    )
    XCTAssertEqual(
      try ofSchemas(open, closed),
      ["request-body-type-narrowed: breaking", "response-body-type-narrowed: info"]
    )
    XCTAssertEqual(
      try ofSchemas(open, union("\(text), {}")),
      ["response-body-alternative-removed: info"]
    )
    XCTAssertEqual(
      try ofSchemas(union("\(text), {}"), open),
      ["request-body-alternative-added: info"]
    )
  }

  func testNullIsNotAnyValue() throws {
    let both = "{ type: [string, 'null'] }"
    for null in ["{ type: 'null' }", "{ const: null }", "{ enum: [null] }"] {
      for wider in [both, "{}", "{ type: [object, 'null'], properties: { a: {} } }"] {
        XCTAssertEqual(
          try ofSchemas(wider, null),
          ["request-body-type-narrowed: breaking", "response-body-type-narrowed: info"]
        )
        XCTAssertEqual(
          try ofSchemas(null, wider),
          ["request-body-type-widened: info", "response-body-type-widened: breaking"]
        )
      }
      XCTAssertEqual(
        try ofSchemas("{ type: string }", null),
        ["request-body-type-changed: breaking", "response-body-type-changed: breaking"]
      )
    }
    XCTAssertEqual(try ofSchemas("{ type: 'null' }", "{ const: null }"), [])
  }

  func testRequiredPropertiesMeanAnObject() throws {
    func object(_ then: String) -> String {
      let properties = "properties: { a: { type: string }, b: { type: string } }"
      return "{ type: object, \(properties), if: { required: [a] }, then: { \(then) } }"
    }
    XCTAssertEqual(
      try ofSchemas(object("required: [b]"), object("properties: { b: {} }, required: [b]")),
      ["request-property-optional-added: info", "response-property-optional-added: info"]
    )
  }

  // MARK: - Texts

  /// Each value of a parameter is a text, and so one of a parameter of texts.
  func testATextAdmitsTheTextOfOtherValues() throws {
    for position in ["query", "header", "cookie", "path"] {
      for type in ["integer", "number", "boolean"] {
        XCTAssertEqual(
          try ofParameters(position, "{ type: \(type) }", "{ type: string }"),
          ["request-parameter-type-widened: info"]
        )
        XCTAssertEqual(
          try ofParameters(position, "{ type: string }", "{ type: \(type) }"),
          ["request-parameter-type-narrowed: breaking"]
        )
      }
      XCTAssertEqual(
        try ofParameters(position, "{ type: integer }", "{ type: string, format: uuid }"),
        ["request-parameter-type-changed: breaking"]
      )
      XCTAssertEqual(
        try ofParameters(position, "{ type: integer }", "{ type: string, enum: [a] }"),
        ["request-parameter-enum-added: breaking", "request-parameter-type-widened: info"]
      )
    }
    for (type, code) in [
      ("text/plain", "request-body-type-widened: info"),
      ("application/json", "request-body-type-changed: breaking"),
    ] {
      XCTAssert(
        try ofSchemas("{ type: integer }", "{ type: string }", mediaType: type).contains(code),
        type
      )
    }
    XCTAssertEqual(
      try ofSchemas(
        "{ type: object, properties: { a: { type: integer } } }",
        "{ type: object, properties: { a: { type: string } } }",
        mediaType: "application/x-www-form-urlencoded"
      ),
      ["request-property-type-widened: info", "response-property-type-widened: breaking"]
    )
  }

  // MARK: - Operations

  func testADeprecatedOperationWithoutALastDayIsRemoved() throws {
    XCTAssertEqual(
      try ofOperations("deprecated: true", nil),
      ["operation-removed-after-deprecation: warning"]
    )
    XCTAssertEqual(try ofOperations("deprecated: false", nil), ["operation-removed: breaking"])
    // A last day that isn't a date doesn't allow a removal.
    XCTAssertEqual(
      try ofOperations("deprecated: true, x-sunset: soon", nil),
      ["operation-removed: breaking"]
    )
  }

  func testALastDayIsWithdrawn() throws {
    let announced = "deprecated: true, x-sunset: 2999-01-31"
    for day in ["deprecated: true", "deprecated: true, x-sunset: 2020-01-31"] {
      XCTAssertEqual(
        try ofOperations(announced, day),
        ["operation-sunset-withdrawn: breaking"]
      )
    }
    XCTAssertEqual(
      try ofOperations(announced, "deprecated: true, x-sunset: 2998-01-31"),
      ["operation-sunset-moved: warning"]
    )
    XCTAssertEqual(
      try ofOperations("deprecated: true, x-sunset: 2020-01-31", "deprecated: true"),
      ["operation-sunset-changed: info"]
    )
  }

  func testUnstableOperationsMayChange() throws {
    for (stability, level) in [
      ("draft", "info"), ("alpha", "info"), ("beta", "breaking"), ("stable", "breaking"),
    ] {
      let old = "x-stability-level: \(stability)"
      XCTAssertEqual(try ofOperations(old, nil), ["operation-removed: \(level)"])
      XCTAssertEqual(
        try ofOperations(old, old + ", requestBody: { required: true, content: {} }"),
        ["request-body-added-required: \(level)"]
      )
    }
    for (old, new) in [("stable", "beta"), ("beta", "alpha"), ("alpha", "draft")] {
      XCTAssertEqual(
        try ofOperations("x-stability-level: \(old)", "x-stability-level: \(new)"),
        ["operation-stability-decreased: breaking"]
      )
      XCTAssertEqual(
        try ofOperations("x-stability-level: \(new)", "x-stability-level: \(old)"),
        ["operation-stability-increased: info"]
      )
    }
    XCTAssertEqual(
      try ofOperations("x-stability-level: beta", "summary: A"),
      ["operation-stability-increased: info"]
    )
  }

  /// A schema of a stable operation, too, decides about the change.
  func testStableOperationsKeepTheLevelOfAChange() throws {
    func paths(_ type: String, _ other: String) -> String {
      let content = "content: { application/json: { schema: { $ref: '#/components/schemas/A' } } }"
      let operation = "{ requestBody: { \(content) }, responses: { '204': { description: A } }"
      return """
        paths:
          /a: { post: \(operation), x-stability-level: alpha } }
          /b: { post: \(operation)\(other) } }
        components: { schemas: { A: { type: \(type) } } }
        """
    }
    for (other, level) in [("", "breaking"), (", x-stability-level: draft", "info")] {
      XCTAssertEqual(
        try changes(paths("string", other), paths("integer", other)),
        ["request-body-type-changed: \(level)"]
      )
    }
  }

  func testEncodingsOfFormsAreCompared() throws {
    func part(_ schema: String, _ encoding: String) -> (String, String) {
      ("{ type: object, properties: { f: \(schema) } }", "encoding: { f: { \(encoding) } }")
    }
    func codes(_ schema: String, _ old: String, _ new: String, _ type: String) throws -> [String] {
      let (object, before) = part(schema, old)
      let (_, after) = part(schema, new)
      return try changes(
        post("requestBody: { content: { \(type): { schema: \(object), \(before) } } }"),
        post("requestBody: { content: { \(type): { schema: \(object), \(after) } } }")
      )
    }
    let form = "application/x-www-form-urlencoded"
    let texts = "{ type: array, items: { type: string } }"
    XCTAssertEqual(
      try codes(texts, "style: form", "explode: false", form),
      ["request-form-encoding-changed: breaking"]
    )
    XCTAssertEqual(try codes(texts, "", "style: form, explode: true", form), [])
    XCTAssertEqual(try codes("{ type: string }", "", "explode: false", form), [])
    let (png, jpeg) = ("contentType: image/png", "contentType: image/jpeg")
    let both = "contentType: 'image/png, image/jpeg'"
    let bytes = "{ type: string, format: binary }"
    let multipart = "multipart/form-data"
    XCTAssertEqual(
      try codes(bytes, png, jpeg, multipart),
      ["request-form-encoding-changed: breaking"]
    )
    XCTAssertEqual(
      try codes(bytes, png, both, multipart),
      ["request-media-type-widened: info"]
    )
    XCTAssertEqual(
      try codes(bytes, both, png, multipart),
      ["request-media-type-narrowed: breaking"]
    )
    XCTAssertEqual(
      try codes("{ type: object }", "", "contentType: application/json", multipart),
      []
    )
  }

  // MARK: - Messages

  /// The key of a message isn't sent, apart from the type of a server-sent event.
  func testMessagesAreRenamed() throws {
    func codes(_ old: String, _ new: String, _ transport: String = "wss") throws -> [String] {
      let documents = [old, new].map { messages in
        """
        servers: { main: { host: a.example, protocol: \(transport) } }
        channels: { room: { address: /room, messages: { \(messages) } } }
        operations:
          post: { action: receive, channel: { $ref: '#/channels/room' } }
          hear: { action: send, channel: { $ref: '#/channels/room' } }
        """
      }
      return try changes(documents[0], documents[1], of: "asyncapi: 3.0.0")
    }
    let (a, b) = ("properties: { a: { type: string } }", "properties: { b: { type: string } }")
    let old = "one: { payload: { \(a) } }, two: { payload: { \(b) } }"
    let new = "two: { payload: { \(b) } }, uno: { payload: { \(a) } }"
    let renamed = [
      "received-message-name-changed: warning", "sent-message-name-changed: breaking",
    ]
    XCTAssertEqual(try codes(old, new), ["message-renamed: warning"])
    XCTAssertEqual(try codes(old, new, "https"), renamed)
    // A name may be sent.
    XCTAssertEqual(
      try codes("one: { name: x, payload: { \(a) } }", "one: { name: y, payload: { \(a) } }"),
      renamed
    )
    XCTAssertEqual(
      try codes("one: { name: x, payload: { \(a) } }", "uno: { name: y, payload: { \(b) } }"),
      [
        "received-message-added: warning", "received-message-removed: warning",
        "sent-message-added: info", "sent-message-removed: breaking",
      ]
    )
    // Of several messages with the same contents, none is the other one's successor.
    XCTAssertEqual(
      try codes(
        "one: { payload: { \(a) } }, two: { payload: { \(a) } }",
        "uno: { payload: { \(a) } }, due: { payload: { \(a) } }"
      ),
      [
        "received-message-added: warning", "received-message-removed: warning",
        "sent-message-added: info", "sent-message-removed: breaking",
      ]
    )
  }

  // MARK: - Documents

  private func ofSchemas(
    _ old: String,
    _ new: String,
    mediaType: String = "application/json"
  ) throws -> [String] {
    func document(_ schema: String) -> String {
      let content = "content: { \(mediaType): { schema: \(schema) } }"
      return """
        paths:
          /a: { post: { requestBody: { \(content) }, responses: { '204': { description: A } } } }
          /b: { post: { responses: { '200': { description: A, \(content) } } } }
        """
    }
    return try changes(document(old), document(new))
  }

  private func ofParameters(_ position: String, _ old: String, _ new: String) throws -> [String] {
    func document(_ schema: String) -> String {
      let parameter = "{ name: a, in: \(position), required: true, schema: \(schema) }"
      let responses = "responses: { '204': { description: A } }"
      return "paths: { '/a/{a}': { get: { parameters: [\(parameter)], \(responses) } } }"
    }
    return try changes(document(old), document(new))
  }

  /// Returns the codes for an operation with other members; nil if a version doesn't have it.
  private func ofOperations(_ old: String?, _ new: String?) throws -> [String] {
    try changes(old.map(post) ?? "paths: {}", new.map(post) ?? "paths: {}")
  }

  private func post(_ members: String) -> String {
    "paths: { /a: { post: { \(members), responses: { '204': { description: A } } } } }"
  }

  /// Returns the codes of the changes with their levels, each once.
  private func changes(
    _ old: String,
    _ new: String,
    of version: String = "openapi: 3.1.0"
  ) throws -> [String] {
    let scratch = try TemporaryFolder()
    let versions = try [old, new].map { members in
      let text = "\(version)\ninfo: { title: A, version: '1' }\n\(members)\n"
      try scratch.write(text, to: "api.yaml")
      let diagnostics = Diagnostics()
      let entry = scratch.url.appendingPathComponent("api.yaml").path
      let documents = Documents(entry: entry, diagnostics: diagnostics)
      let description = ServiceDescription(documents, diagnostics: diagnostics)
      XCTAssertEqual(diagnostics.all.filter { $0.severity == .error }.map(\.message), [], text)
      return description
    }
    let found = Comparison(
      from: versions[0],
      to: versions[1],
      isApplication: false,
      today: "2027-03-31"
    )
    return Set(found.changes.map { "\($0.rule.code): \($0.level.rawValue)" }).sorted()
  }
}
