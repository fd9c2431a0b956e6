import BinderyRuntime
import Foundation
import XCTest

/// Imports of values that a document declares as sensitive, in any position of a schema.
final class SensitiveSchemaTests: XCTestCase {
  /// The schemas of members, with values that have a secret.
  private static let members: [(name: String, schema: String, value: String)] = [
    ("reference", "{ $ref: '#/components/schemas/Secret' }", #""referencedword""#),
    ("other file", "{ $ref: 'models.yaml#/Secret' }", #""otherfileword""#),
    ("allOf", "{ allOf: [{ type: string, format: password }] }", #""allofsecret""#),
    ("anyOf", "{ anyOf: [{ type: string, format: password }, { type: 'null' }] }", #""anyofword""#),
    ("items", "{ type: array, items: { type: string, format: password } }", #"["itemsword"]"#),
    ("array", "{ type: array, x-sensitive: true, items: { type: string } }", #"["arrayword"]"#),
    ("tuple", "{ type: array, prefixItems: [{}, \(password)] }", #"["x","tupleword"]"#),
    ("map", "{ type: object, additionalProperties: \(password) }", #"{"k":"mapsecretword"}"#),
    ("pattern", "{ patternProperties: { '^x': \(password) } }", #"{"xk":"patternword"}"#),
    ("object", "{ type: object, x-sensitive: true }", #"{"a":{"b":["deepobjectword"]}}"#),
    ("number", "{ type: object, x-sensitive: true }", #"{"a":73625412}"#),
    ("model", "{ $ref: '#/components/schemas/Model' }", #"{"z":"modelsecretword"}"#),
  ]

  private static let password = "{ type: string, format: password }"

  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example/v1" }]
    paths:
      /things:
        post:
          operationId: addThing
          parameters:
            - { name: X-Device, in: header, schema: { $ref: '#/components/schemas/Secret' } }
            - { $ref: '#/components/parameters/Voucher' }
          requestBody:
            content:
              application/json: { schema: { $ref: '#/components/schemas/Thing' } }
              text/plain: { schema: { type: string, format: password } }
          responses:
            '200':
              description: Added.
              headers:
                X-Next: { schema: { type: string, format: password } }
                X-Last: { $ref: '#/components/headers/Last' }
              content: { application/json: { schema: { type: object } } }
      /raw:
        get:
          operationId: raw
          responses:
            '200':
              description: The text.
              content:
                text/plain: { schema: { type: string, x-sensitive: true } }
      /note:
        get:
          operationId: note
          responses:
            '200':
              description: The note.
              content:
                application/xml:
                  schema: { type: object, properties: { pin: { type: string, format: password } } }
    components:
      headers: { Last: { x-sensitive: true, schema: { type: string } } }
      parameters: { Voucher: { name: voucher, in: query, schema: \(password) } }
      schemas:
        Secret: { type: string, format: password }
        Model: { type: object, x-sensitive: true, properties: { z: { type: string } } }
        Thing:
          type: object
          properties:
            flag: { type: string }
    \(members.map { "        '\($0.name)': \($0.schema)" }.joined(separator: "\n"))

    """

  private func entry(
    _ target: String,
    body: (type: String, text: String)? = nil,
    headers: [String: String] = [:],
    received: (type: String, text: String) = ("application/json", "{}"),
    receivedHeaders: [String: String] = [:]
  ) -> JSONValue {
    let pairs = { (headers: [String: String]) -> JSONValue in
      .array(
        headers.sorted { $0.key < $1.key }
          .map { ["name": .string($0.key), "value": .string($0.value)] }
      )
    }
    var request: JSONObject = [
      "method": .string(body == nil ? "GET" : "POST"),
      "url": .string("https://shop.example/v1" + target), "headers": pairs(headers),
    ]
    if let body {
      request["postData"] = ["mimeType": .string(body.type), "text": .string(body.text)]
    }
    return [
      "startedDateTime": "2026-01-02T03:04:05Z", "request": .object(request),
      "response": [
        "status": 200, "headers": pairs(receivedHeaders),
        "content": ["mimeType": .string(received.type), "text": .string(received.text)],
      ],
    ]
  }

  private func imported(_ entries: [JSONValue]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    try folder.write("Secret: { type: string, format: password }\n", to: "models.yaml")
    let archive: JSONValue = ["log": ["version": "1.2", "entries": .array(entries)]]
    try folder.write(archive.description, to: "saved.har")
    let run = try BinderyProcess(
      ["import", "saved.har", "--spec", "shop.yaml", "--into", "out.har"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssert(run.errors.contains(/imported +[0-9]+\n/), run.errors)
    let file = folder.url.appendingPathComponent("out.har")
    return try String(contentsOf: file, encoding: .utf8)
  }

  func testMembersOfAnySensitiveSchemaAreReplaced() throws {
    let text = try imported(
      Self.members.map { member in
        let body = #"{"flag":"kept \#(member.name)","\#(member.name)":\#(member.value)}"#
        return entry("/things", body: ("application/json", body))
      }
    )
    for member in Self.members {
      let secret = try XCTUnwrap(member.value.firstMatch(of: /[a-z]{8,}|[0-9]{8}/)?.0)
      XCTAssertFalse(text.contains(secret), member.name)
      XCTAssert(text.contains("kept \(member.name)"), member.name)
    }
    XCTAssert(text.contains(#"{\"a\":{\"b\":[\"redacted"#), text)
  }

  func testParametersAndHeadersAreReplaced() throws {
    let text = try imported([
      entry(
        "/things?voucher=voucherword",
        body: ("application/json", "{}"),
        headers: ["X-Device": "devicesecret"],
        receivedHeaders: ["X-Next": "nextheaderword", "X-Last": "lastheaderword", "X-Flag": "kept"]
      )
    ])
    for secret in ["voucherword", "devicesecret", "nextheaderword", "lastheaderword"] {
      XCTAssertFalse(text.contains(secret), secret)
    }
    XCTAssert(text.contains(#""kept""#), text)
  }

  func testWholeBodiesAreReplaced() throws {
    let text = try imported([
      entry("/things", body: ("text/plain", "plainbodyword")),
      entry("/raw", received: ("text/plain", "rawresponseword")),
      entry("/note", received: ("application/xml", "<a><id>7362542</id><pin>7362541</pin></a>")),
    ])
    for secret in ["plainbodyword", "rawresponseword", "7362541"] {
      XCTAssertFalse(text.contains(secret), secret)
    }
    XCTAssert(text.contains("<a><id>7362542</id><pin>0000001</pin></a>"), text)
  }

  func testValuesOfAsyncAPIAreReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      asyncapi: 3.0.0
      info: { title: Chat, version: "1" }
      servers:
        main:
          host: chat.example
          protocol: wss
          security: [{ type: httpApiKey, in: query, name: room_pass }]
      channels:
        room:
          address: /
          messages:
            hello:
              payload:
                type: object
                required: [type]
                properties: { type: { const: hello }, inner: { type: object, x-sensitive: true } }
      operations:
        hello: { action: receive, channel: { $ref: '#/channels/room' } }

      """,
      to: "chat.yaml"
    )
    let archive: JSONValue = [
      "log": [
        "version": "1.2",
        "entries": [
          [
            "startedDateTime": "2026-01-02T03:04:05Z",
            "request": ["method": "GET", "url": "wss://chat.example/?room_pass=handshakeword"],
            "response": ["status": 101, "content": [:]],
            "_webSocketMessages": [
              [
                "type": "send", "time": 1, "opcode": 1,
                "data": #"{"type":"hello","inner":{"k":"innermessageword"}}"#,
              ]
            ],
          ]
        ],
      ]
    ]
    try folder.write(archive.description, to: "saved.har")
    let run = try BinderyProcess(
      ["import", "saved.har", "--spec", "chat.yaml", "--into", "out.har"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.errors)
    let file = folder.url.appendingPathComponent("out.har")
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertFalse(text.contains("handshakeword"), text)
    XCTAssertFalse(text.contains("innermessageword"), text)
  }

  /// A name of HAR is no member of a body.
  func testNamesOfTheArchiveAreKept() throws {
    let folder = try TemporaryFolder()
    let name = "name: \(Self.password)\n        flag:"
    let document = Self.document.replacing("flag:", with: name)
    try folder.write(document, to: "shop.yaml")
    try folder.write("Secret: { type: string }\n", to: "models.yaml")
    let entry = entry(
      "/things",
      body: ("application/json", #"{"name":"namesecretword"}"#),
      headers: ["X-Color": "green"]
    )
    let archive: JSONValue = ["log": ["version": "1.2", "entries": [entry]]]
    try folder.write(archive.description, to: "saved.har")
    _ = try BinderyProcess(
      ["import", "saved.har", "--spec", "shop.yaml", "--into", "out.har"],
      in: folder.url
    )
    let file = folder.url.appendingPathComponent("out.har")
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertFalse(text.contains("namesecretword"), text)
    XCTAssert(text.contains("X-Color"), text)
  }
}
