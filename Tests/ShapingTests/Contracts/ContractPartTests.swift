import XCTest

/// Form members from recorded multipart bodies.
final class ContractPartTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: { title: Shop }
    paths:
      /a:
        post:
          operationId: upload
          requestBody:
            content:
              multipart/form-data:
                schema:
                  type: object
                  required: [cover]
                  properties:
                    pages: { type: integer }
                    tags: { type: array, items: { type: string } }
                    size: { type: object, properties: { w: { type: integer } } }
                    shelf: { type: array, items: { type: integer } }
                    cover: { type: string, format: binary }
                    more: { type: array, items: { type: string, format: binary } }
                  additionalProperties: { type: boolean }
                encoding:
                  cover: { headers: { X-Rank: { required: true, schema: { type: integer } } } }
                  shelf: { style: pipeDelimited, explode: false }
          responses: { "204": { description: Done. } }
        put:
          operationId: relate
          requestBody:
            content: { multipart/related: { schema: { properties: { meta: { type: object }, file: { format: binary } } } } }
          responses: { "204": { description: Done. } }
        patch:
          operationId: mix
          requestBody: { content: { multipart/form-data: {} } }
          responses: { "204": { description: Done. } }
    """
  private let cover = (#"name="cover"; filename="c.png""#, "X-Rank: 3", "PNG")

  func testPartsBecomeMembers() throws {
    try check(
      [
        upload([
          cover, (#"name="tags""#, "", "a"),
          (#"name=size"#, "Content-Type: application/json", "{}"),
          (#"name="pages""#, "", "7"), (#"name="shelf""#, "", "1|2"),
          (#"name="tags""#, "", "b\r\n"),
          (#"name="more"; filename="a\"b%22""#, "Content-Type: image/gif", "GIF"),
          (#"name="free""#, "", "true"),
        ])
      ],
      #"""
      case upload 204 (shop.har #0) -
        body 0 = form
          pages = 7
          tags = ["a", "b\r\n"]
          size = {}
          shelf = [1, 2]
          cover = "PNG" "c.png" (X-Rank: 3)
          more = "GIF" "a\"b\"" image/gif
          free = true

      """#
    )
  }

  func testReportsPartsWithoutAMember() throws {
    try check(
      [
        upload([]), upload([(#"name="cover""#, "", "x")]), upload([cover, cover]),
        upload([cover, (#"name="pages""#, "", "x")]), upload([cover, (#"name="free""#, "", "x")]),
        Entry(
          "upload",
          "POST https://s.test/a",
          body: "--x",
          type: "multipart/form-data; boundary=x",
          status: 204
        ),
      ],
      (0..<6).map { "unproven (shop.har #\($0))\n" }.joined(),
      reports: [
        "the part “cover” is missing", "the part “cover” lacks the header “X-Rank”",
        "the part “cover” occurs twice",
        "the part “pages” has the value “x”, which doesn't match its schema",
        "the part “free” has the value “x”, which doesn't match its schema",
        "the body has no parts with the boundary of its media type",
      ].map { "the recorded request doesn't match “upload”: \($0)" }
    )
  }

  func testUnnamedPartsMatchByIndex() throws {
    try check(
      [
        Entry(
          "relate",
          "PUT https://s.test/a",
          body: "--x\nContent-Type: application/json\n\n{}\n--x\n\nfile\n--x--",
          type: #"multipart/related; boundary=\"x\""#,
          status: 204
        )
      ],
      """
      case relate 204 (shop.har #0) -
        body 0 = form
          meta = {}
          file = "file"

      """
    )
  }

  func testReportsUndescribedFiles() throws {
    let entry = { (disposition: String) in
      Entry(
        "mix",
        "PATCH https://s.test/a",
        body: "--x\nContent-Disposition: form-data; \(disposition)\n\n1\n--x--",
        type: "multipart/form-data; boundary=x",
        status: 204
      )
    }
    try check(
      [entry("name=a"), entry("name=b; filename=c")],
      """
      case mix 204 (shop.har #0) -
        body 0 = {"a": "1"}
      unproven (shop.har #1)

      """,
      reports: [
        "the part “b” is a file that isn't defined; the contract test isn't generated; add the"
          + " part to “properties”, with { type: string, format: binary } for a file"
      ]
    )
  }

  private func upload(_ parts: [(name: String, header: String, text: String)]) -> Entry {
    let texts = parts.map { part in
      "--x\r\nContent-Disposition: form-data; \(part.name)\r\n"
        + (part.header.isEmpty ? "" : part.header + "\r\n") + "\r\n\(part.text)\r\n"
    }
    return Entry(
      "upload",
      "POST https://s.test/a",
      body: texts.joined() + "--x--\r\n",
      type: "multipart/form-data; boundary=x",
      status: 204
    )
  }

  private func check(
    _ entries: [Entry],
    _ cases: String,
    reports: [String] = [],
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try assertContract(
      document,
      entries,
      cases + "expect upload 204\nexpect relate 204\nexpect mix 204\n",
      reports: reports,
      file: file,
      line: line
    )
  }
}
