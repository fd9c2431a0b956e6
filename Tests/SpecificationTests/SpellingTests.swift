import Specification
import XCTest

/// Tests of misspelled keys.
final class SpellingTests: XCTestCase {
  func testMisspelledKeysAreCorrected() throws {
    for (key, word, value) in [
      ("Type", "type", "object"), ("additionalproperties", "additionalProperties", "false"),
      ("read_only", "readOnly", "true"), ("min-length", "minLength", "1"),
      ("requried", "required", "[a]"), ("propertys", "properties", "{a: {}}"),
      ("property", "properties", "{a: {}}"), ("nulable", "nullable", "true"),
      ("descripton", "description", "a"), ("minLenght", "minLength", "\"3\""),
      ("tpye", "type", "[string]"), ("enums", "enum", "[a]"), ("item", "items", "{}"),
      ("defualt", "default", "5"), ("ref", "$ref", "\"#/a\""), ("$Ref", "$ref", "a.yaml"),
      ("additionalProperty", "additionalProperties", "true"), ("anyof", "anyOf", "[{}]"),
    ] {
      let schema = try schema("{\(key): \(value)}")
      XCTAssertNotNil(schema.node[word], key)
      XCTAssertNil(schema.node[key], key)
      let message = "unknown key “\(key)” in a schema; interpreted as “\(word)”"
      XCTAssert(schema.messages.contains(message), key)
    }
  }

  func testOtherKeysAreNotCorrected() throws {
    for entry in [
      "x-requried: [a]", "cost: 5", "when: {}", "note: a", "tile: {}", "descriptionDe: a",
      "requiredIfPaid: [a]", "types: {}", "ref: An order's number", "optional: true",
      "mixItems: 3", "maxItem: 3, minItem: 3, mItems: 3, maxItems: 3, minItems: 3", "typ: {}",
      "enmu: null",
      "type: string, Type: integer", "schema: {}", "minimun: low", "operationId: a, operationid: b",
      "href: https://a.example/b", "refs: a.yaml", "pref: \"#/a\"", "num: [a]",
    ] {
      let messages = try schema("{\(entry)}").messages
      XCTAssertEqual(messages, "", entry)
    }
  }

  func testAuthorDefinedNamesAreNotCorrected() throws {
    let messages = try schema(
      """
      {properties: {tpye: {}, requried: {}}, patternProperties: {tpye: {}}, example: {tpye: a},
        default: {requried: b}, enum: [{tpye: c}], examples: [{tpye: d}], const: {tpye: e},
        discriminator: {propertyName: kind, mapping: {tpye: a}}, x-a: {tpye: f}}
      """
    ).messages
    XCTAssertEqual(messages, "")
    let extended = try schema("{properties: {x-a: {requried: [b]}}}").node
    XCTAssertNotNil(extended["properties"]?["x-a"]?["required"])
  }

  func testAMisspelledKeyBesideTheKeywordIsOmitted() throws {
    let schema = try schema("{properties: {a: {}}, propertys: {b: {}}}")
    XCTAssertNotNil(schema.node["properties"]?["a"])
    XCTAssertEqual(
      schema.messages,
      """
      spec.yaml:5:30: warning: unknown key “propertys” beside “properties” in a schema; ignored \
      [misspelled-key]
        help: move its value to “properties”
      """
    )
  }

  func testTheFirstOfTwoMisspelledKeysIsCorrected() throws {
    let schema = try schema("{propertys: {a: {}}, propertis: {b: {}}, minItms: 1, minItem: 2}")
    XCTAssertNotNil(schema.node["properties"]?["a"])
    XCTAssertEqual(schema.node["minItems"]?.text, "1")
    XCTAssertEqual(schema.messages.matches(of: /interpreted as “(properties|minItems)”/).count, 2)
    XCTAssertEqual(
      schema.messages.matches(of: /“propertis” beside “properties” in a schema; ignored/).count,
      1
    )
  }

  func testALargeMappingIsIndexedByTheKeyword() throws {
    let others = (0..<20).map { "x-\($0): a" }.joined(separator: ", ")
    let schema = try schema("{\(others), requried: [a], x-z: b}")
    XCTAssertEqual(schema.node["required"]?.count, 1)
    XCTAssertEqual(schema.node["x-z"]?.text, "b")
    XCTAssertNil(schema.node["requried"])
  }

  /// Pointers may contain a key as written, or as corrected.
  func testPointersFollowMisspelledKeys() throws {
    let folder = try Folder(
      ["spec.yaml": "openapi: 3.1.0\ncomponets: {schemas: {A: {propertys: {b: {title: c}}}}}"],
      for: self
    )
    let (documents, root, messages) = try folder.open()
    for reference in [
      "#/componets/schemas/A/propertys/b", "#/components/schemas/A/properties/b",
    ] {
      let target = documents.target(of: reference, from: root)
      XCTAssertEqual(target?["title"]?.text, "c", reference)
      XCTAssertEqual(target?.pointer, "#/components/schemas/A/properties/b")
    }
    XCTAssertEqual(
      messages(),
      """
      spec.yaml:2:1: warning: unknown key “componets” in the document; interpreted as “components” \
      [misspelled-key]
        help: rename the key to “components”, or to “x-componets”
      spec.yaml:2:27: warning: unknown key “propertys” in a schema; interpreted as “properties” \
      [misspelled-key]
        help: rename the key to “properties”, or to “x-propertys”
      """
    )
  }

  func testAMergedMisspelledKeyIsReportedOnce() throws {
    let folder = try Folder(
      [
        "spec.yaml": """
        openapi: 3.1.0
        x-base: &base {requried: [a]}
        components: {schemas: {A: {<<: *base}, B: {<<: *base, required: [b]}}}
        """
      ],
      for: self
    )
    let (_, root, messages) = try folder.open()
    let schemas = root["components"]?["schemas"]
    XCTAssertEqual(schemas?["A"]?["required"]?.elements.map(\.text), ["a"])
    XCTAssertEqual(schemas?["B"]?["required"]?.elements.map(\.text), ["b"])
    XCTAssertNotNil(root["x-base"]?["requried"])
    XCTAssertEqual(
      messages(),
      """
      spec.yaml:2:16: warning: unknown key “requried” in a schema; interpreted as “required” \
      [misspelled-key]
        help: rename the key to “required”, or to “x-requried”
      """
    )
  }

  func testUnknownKeysBeyondTheLimitAreOneNote() throws {
    let keys = (1...103).map { "other\($0)ly: a" }.joined(separator: "\n, ")
    let folder = try Folder(
      ["spec.yaml": "openapi: 3.1.0\npaths: {/a: {get: {operationId: a, \(keys)}}}"],
      for: self
    )
    let (_, _, messages) = try folder.open()
    let warnings = messages().matches(of: /: warning: .* \[unknown-key\]/)
    XCTAssertEqual(warnings.count, 100)
    XCTAssertEqual(
      messages().components(separatedBy: "\n").suffix(2),
      [
        "spec.yaml:102:3: note: unknown key “other101ly” in an operation; ignored, and further"
          + " unknown keys aren't reported [unknown-key]",
        "  help: correct the 100 reported keys, and run Bindery again",
      ]
    )
  }

  func testKeysOfSwagger() throws {
    let text = """
      swagger: '2.0'
      basepath: /a
      definition: { A: { tpye: object } }
      parameters: { B: { name: b, in: query, type: array, colectionFormat: csv, style: form } }
      paths: { /a: { get: { produces: [json], comsumes: [json], requestBody: { contnt: {} } } } }
      responses: { C: { examples: {}, headers: { D: { type: string, formt: byte } } } }
      securityDefinitions: { E: { type: oauth2, flow: implicit, scope: {} } }
      """
    let folder = try Folder(["spec.yaml": text], for: self)
    let (_, root, messages) = try folder.open()
    XCTAssertEqual(root["basePath"]?.text, "/a")
    XCTAssertNotNil(root["definitions"]?["A"]?["type"])
    XCTAssertNotNil(root["parameters"]?["B"]?["collectionFormat"])
    let operation = root["paths"]?["/a"]?["get"]
    XCTAssertNotNil(operation?["consumes"])
    XCTAssertNotNil(operation?["requestBody"]?["content"])
    XCTAssertNotNil(root["responses"]?["C"]?["headers"]?["D"]?["format"])
    XCTAssertNotNil(root["securityDefinitions"]?["E"]?["scopes"])
    XCTAssertEqual(messages().matches(of: /\[misspelled-key\]/).count, 8, messages())
    XCTAssertEqual(messages().matches(of: /\[unknown-key\]/).count, 0, messages())
  }

  func testAMisplacedSectionOfSwagger() throws {
    let text = "swagger: '2.0'\ninfo:\n  title: A\n  paths: { /a: { get: {} } }\n"
    let folder = try Folder(["spec.yaml": text], for: self)
    let (_, root, messages) = try folder.open()
    XCTAssertNotNil(root["paths"]?["/a"])
    XCTAssertEqual(messages().matches(of: /\[misplaced-section\]/).count, 1, messages())
  }

  func testKeysOfAsyncAPI() throws {
    let text = """
      asyncapi: 3.0.0
      chanels:
        news: { adress: news, messages: { added: { payload: { tpye: object } } } }
      components: { messages: { gone: { heders: {} } } }

      """
    let folder = try Folder(["spec.yaml": text], for: self)
    let (_, root, messages) = try folder.open()
    XCTAssertEqual(root["channels"]?["news"]?["address"]?.text, "news")
    XCTAssertNotNil(root["components"]?["messages"]?["gone"]?["headers"])
    XCTAssertEqual(messages().matches(of: /\[misspelled-key\]/).count, 4, messages())
  }

  private func schema(_ text: String) throws -> (node: Node, messages: String) {
    let head = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\ncomponents:\n  schemas:\n    A: "
    let folder = try Folder(["spec.yaml": head + text], for: self)
    let (_, root, messages) = try folder.open()
    return (try XCTUnwrap(root["components"]?["schemas"]?["A"]), messages())
  }
}
