import XCTest

/// Recorded bodies in base64 that still have their content codings.
final class ContentCodingTests: XCTestCase {
  private static let document = """
    openapi: 3.0.3
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        post:
          operationId: addBook
          requestBody:
            content: { application/json: { schema: { type: object, required: [title] } } }
          responses:
            "200":
              description: The book.
              content: { application/json: { schema: { type: object, required: [id] } } }

    """

  /// `{"title": "Momo"}` and `{"id": 1}` in each coding; the second gzip has two members.
  private static let bodies = [
    (
      coding: "gzip",
      title: "H4sIAAAAAAACA6tWKsksyUlVslJQ8s3PzVeqBQCDdfWqEQAAAA==",
      id: "H4sIAAAAAAACA6tWykxRslIwrAUAhUDUVgkAAAA="
    ),
    (
      coding: "X-GZIP",
      title: "H4sIAAAAAAACA6tWKsksyUlVslJQ8s3PzVeqBQCDdfWqEQAAAA==",
      id:
        "H4sIAAAAAAACA6tWykxRAgCeXuzRBQAAAB+LCAAAAAAAAgOzUjCsBQAKi3ZuBAAAAA=="
    ),
    (
      coding: "deflate", title: "eJyrVirJLMlJVbJSUPLNz81XqgUAMzgFlQ==",
      id: "eJyrVspMUbJSMKwFAA10ApU="
    ),
    // Without the header of zlib.
    (coding: "deflate", title: "q1YqySzJSVWyUlDyzc/NV6oFAA==", id: "q1bKTFGyUjCsBQA="),
  ]

  private func folder(_ coding: String, request: String, response: String) throws -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let headers = #""headers": [{"name": "content-encoding", "value": "\#(coding)"}]"#
    let type = #""mimeType": "application/json", "encoding": "base64""#
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [{
        "request": {"method": "POST", "url": "https://shop.example/books", \(headers),
                    "postData": {\(type), "text": "\(request)"}},
        "response": {"status": 200, \(headers), "content": {\(type), "text": "\(response)"}}}]}}
      """,
      to: "saved.har"
    )
    return folder
  }

  private func check(_ folder: TemporaryFolder) throws -> BinderyProcess {
    try BinderyProcess("check", "shop.yaml", "--recordings", "saved.har", in: folder.url)
  }

  func testTheDecodedBodiesAreChecked() throws {
    for body in Self.bodies {
      let right = try check(folder(body.coding, request: body.title, response: body.id))
      XCTAssertEqual(right.output, "", body.coding)
      XCTAssert(right.errors.contains("1 of 1 entry fits"), right.errors)
      let wrong = try check(folder(body.coding, request: body.id, response: body.title))
      XCTAssert(wrong.output.contains(#"the required member "title" is missing"#), wrong.output)
      XCTAssert(wrong.output.contains(#"the required member "id" is missing"#), wrong.output)
    }
  }

  /// The tool has decoded the body, or recorded a part of it.
  func testOtherBytesRemain() throws {
    let plain = try check(
      folder("gzip", request: Self.bodies[0].title, response: "eyJpZCI6IDF9")
    )
    XCTAssertEqual(plain.output, "")
    let cut = try check(
      folder("gzip", request: Self.bodies[0].title, response: "H4sIAAAAAAACA6tWykxR")
    )
    XCTAssert(cut.output.contains("its content isn't valid gzip"), cut.output)
    XCTAssert(cut.output.contains("help: record it again; the recorded bytes are cut"), cut.output)
    XCTAssertFalse(cut.output.contains("Accept-Encoding"), cut.output)
    XCTAssertFalse(cut.output.contains("isn't valid JSON"), cut.output)
    let document = try check(
      folder("br", request: Self.bodies[0].title, response: "JVBERi0xLjcKAAECgP8=")
    )
    XCTAssertFalse(document.output.contains("the response's body can't"), document.output)
    let word = try check(
      folder("binary", request: Self.bodies[0].title, response: "AAECgP8=")
    )
    XCTAssertFalse(word.output.contains("coded as"), word.output)
  }

  /// `{"title": "Momo"}` and `{"id": 1, "token": "Zx81kQpT03mVbN6rWc5yLd2e"}` in codings whose
  /// bytes have parts of the text.
  func testBodiesInOtherCodingsAreOmitted() throws {
    let title = "CwiAeyJ0aXRsZSI6ICJNb21vIn0D"
    for (coding, response) in [
      ("br", "ixaAeyJpZCI6IDEsICJ0b2tlbiI6ICJaeDgxa1FwVDAzbVZiTjZyV2M1eUxkMmUifQM="),
      (
        "zstd",
        "KLUv/SAucQEAeyJpZCI6IDEsICJ0b2tlbiI6ICJaeDgxa1FwVDAzbVZiTjZyV2M1eUxkMmUifQ=="
      ),
    ] {
      let folder = try folder(
        coding,
        request: coding == "br" ? title : "eyJ0aXRsZSI6ICJNb21vIn0=",
        response: response
      )
      let found = try check(folder)
      XCTAssert(found.output.contains("its content is coded as \(coding)"), found.output)
      XCTAssertFalse(found.output.contains("isn't valid JSON"), found.output)
      let run = try BinderyProcess(
        ["import", "saved.har", "--spec", "shop.yaml", "--into", "recordings/shop.har"],
        in: folder.url
      )
      XCTAssert(run.errors.contains("imported           1"), run.errors)
      let reason = "omitted, because secrets in content that is coded as \(coding) can't be found"
      XCTAssert(
        run.errors.contains(
          """
          the body of a response is \(reason) [partial-body]
            help: record it again with the request header “Accept-Encoding: gzip”
          """
        ),
        run.errors
      )
      // The header has no effect on the bodies of requests.
      let request =
        """
        the body of a request is \(reason) [partial-body]
          help: record it again with a client that doesn't compress the bodies of requests
        """
      XCTAssertEqual(run.errors.contains(request), coding == "br", run.errors)
      XCTAssertFalse(run.errors.contains("secrets:"), "literals aren't replaced: " + run.errors)
      let text = try String(
        contentsOf: folder.url.appendingPathComponent("recordings/shop.har"),
        encoding: .utf8
      )
      XCTAssertFalse(text.contains(response), text)
      XCTAssert(text.contains("omitted: the content is coded as \(coding)"), text)
    }
  }

  /// `token` has the value `Zx81kQpT03mVbN6rWc5yLd2e`.
  func testSecretsInCodedBodiesAreReplaced() throws {
    let response =
      "H4sIAAAAAAACA6tWykxRslIw1FFQKsksyUkFspV883PzlUAC+dmpeSCBqAoLw+zAghAD49ywJD+z"
      + "ovBk00qfFKNUpVoATByHpz8AAAA="
    let folder = try folder("gzip", request: Self.bodies[0].title, response: response)
    let run = try BinderyProcess(
      ["import", "saved.har", "--spec", "shop.yaml", "--into", "recordings/shop.har"],
      in: folder.url
    )
    XCTAssert(run.errors.contains("imported           1"), run.errors)
    XCTAssert(run.errors.contains("secrets"), run.errors)
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("recordings/shop.har"),
      encoding: .utf8
    )
    XCTAssert(text.contains(#"\"title\": \"Momo\""#), text)
    XCTAssertFalse(text.contains("Zx81kQpT03mVbN6rWc5yLd2e"), text)
    XCTAssertFalse(text.contains("base64"), text)
  }
}
