import BinderyRuntime
import Foundation
import XCTest

/// Imports of secrets whose schemas limit their values, so that fakes must fit these, too.
final class DescribedFakeTests: XCTestCase {
  /// The schemas of members, with values that are secret, and what replaces them.
  private static let members: [(name: String, schema: String, value: String, fake: String)] = [
    ("tax", "type: string, pattern: '^DE[0-9]{9}$'", #""DE482137765""#, #""DE000000000""#),
    (
      "iban", "type: string, pattern: '^[A-Z]{2}[0-9]{20}$'", #""DE89370400440532013000""#,
      #""AA00000000000000000000""#
    ),
    ("cvc", "type: string, maxLength: 3", #""737""#, #""000""#),
    ("code", "type: string, maxLength: 5", #""k9Xv2""#, #""red01""#),
    ("pin", "type: integer, maximum: 9999", "4822", "1004"),
    ("check", "type: integer, minimum: 100, maximum: 999", "738", "100"),
    ("level", "type: integer, minimum: 70, maximum: 79", "73", "70"),
    ("share", "type: number, minimum: 0, maximum: 1", "0.7312", "1.0000"),
    ("step", "type: integer, multipleOf: 25", "4825", "1000"),
    (
      "login", "type: string, pattern: '^(?=.*[A-Z])(?=.*[0-9]).{8,}$'", #""Hunter22x""#,
      #""Aaaaaa00a""#
    ),
    ("shirt", "type: string, pattern: '^[1-9][0-9]{3}$'", #""8437""#, #""1000""#),
    (
      "either", "anyOf: [{ type: string, pattern: '^a[0-9]{5}$' }, { type: 'null' }]", #""a58213""#,
      #""a00000""#
    ),
    (
      "list", "type: array, items: { type: string, pattern: '^[0-9]{3}-[0-9]{3}$' }",
      #"["482-137"]"#, #"["000-000"]"#
    ),
  ]

  private static let document = """
    openapi: 3.1.0
    info: { title: Vault, version: "1" }
    servers: [{ url: "https://vault.example" }]
    paths:
      /things:
        post:
          operationId: addThing
          parameters:
            - { name: X-Pin, in: header, schema: { type: string, pattern: '^[0-9]{6}$', x-sensitive: true } }
            - { name: voucher, in: query, schema: { type: integer, maximum: 9990, x-sensitive: true } }
          requestBody:
            content:
              application/json:
                schema:
                  type: object
                  properties:
                    password: { type: string, pattern: '^[A-Za-z]+[0-9]+!$' }
    \(members.map { "                \($0.name): { x-sensitive: true, \($0.schema) }" }.joined(separator: "\n"))
          responses:
            '204': { description: Added. }

    """

  private static let body =
    "{" + members.map { #""\#($0.name)":\#($0.value)"# }.joined(separator: ",")
    + #","password":"Sommer2024!"}"#

  private static let archive: JSONValue = [
    "log": [
      "version": "1.2",
      "entries": [
        [
          "startedDateTime": "2026-01-02T03:04:05Z",
          "request": [
            "method": "POST", "url": "https://vault.example/things?voucher=4821",
            "headers": [["name": "x-pin", "value": "482137"]],
            "postData": ["mimeType": "application/json", "text": .string(body)],
          ],
          "response": [
            "status": 204, "headers": [], "content": ["mimeType": "", "text": ""],
          ],
        ]
      ],
    ]
  ]

  func testFakesFitTheirSchemasAndAreRecognized() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "vault.yaml")
    try folder.write(Self.archive.description, to: "saved.har")
    let run = { (arguments: [String]) in try BinderyProcess(arguments, in: folder.url) }
    let imported = try run(["import", "saved.har", "--spec", "vault.yaml", "--into", "out.har"])
    XCTAssertEqual(imported.status, 0, imported.errors)
    let file = folder.url.appendingPathComponent("out.har")
    let first = try Data(contentsOf: file)
    let entry = try JSONReader.decode(JSONValue.self, from: Array(first))["log"]?["entries"]?[0]
    let text = try XCTUnwrap(entry?["request"]?["postData"]?["text"]?.string)
    let body = try JSONValue(parsing: text)
    for member in Self.members {
      XCTAssertEqual(body[member.name]?.description, member.fake, member.name)
    }
    XCTAssertEqual(body["password"]?.string, "Aaaaaa0000!")
    XCTAssertEqual(entry?["request"]?["headers"]?[0]?["value"]?.string, "000002")
    XCTAssertEqual(entry?["request"]?["url"]?.string, "https://vault.example/things?voucher=1000")

    let check = try run(["check", "vault.yaml", "--recordings", "out.har"])
    XCTAssertEqual(check.status, 0, check.output + check.errors)
    XCTAssert(check.errors.contains("1 of 1 entry fits the document"), check.errors)
    let again = try run(["import", "out.har", "--spec", "vault.yaml", "--into", "out.har"])
    XCTAssertEqual(again.status, 0, again.errors)
    XCTAssertEqual(try Data(contentsOf: file), first, "a fake is no secret")
  }

  func testAValueThatViolatesItsSchemaIsReplacedAllTheSame() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "vault.yaml")
    let archive = Self.archive.description.replacing("DE482137765", with: "de48-2137-765")
    try folder.write(archive, to: "saved.har")
    let run = { (arguments: [String]) in try BinderyProcess(arguments, in: folder.url) }
    let imported = try run(["import", "saved.har", "--spec", "vault.yaml", "--into", "out.har"])
    XCTAssertEqual(imported.status, 0, imported.errors)
    let file = folder.url.appendingPathComponent("out.har")
    XCTAssertFalse(try String(contentsOf: file, encoding: .utf8).contains("2137"))
    let check = try run(["check", "vault.yaml", "--recordings", "out.har"])
    XCTAssert(check.errors.contains("0 of 1 entry fits the document"), check.errors)
  }
}
