import BinderyJSON
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Runs of `bindery verify` whose output states what is missing.
final class VerifyHintTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /login:
        post: { operationId: login, responses: { "204": { description: In. } } }
      /cart:
        get:
          operationId: cart
          security: [{ session: [] }]
          responses: { "200": { description: The cart. } }
    components:
      securitySchemes: { session: { type: apiKey, in: cookie, name: sid } }

    """

  private static let channel = """
    asyncapi: 3.0.0
    info: { title: News, version: "1" }
    servers: { main: { host: shop.example, protocol: https } }
    channels:
      news:
        address: /news
        messages: { page: { payload: { type: object } } }
    operations: { send: { action: send, channel: { $ref: "#/channels/news" } } }

    """

  private static func entry(
    _ method: String,
    _ path: String,
    _ status: Int,
    request: JSONValue = [],
    response: JSONValue = [],
    text: String = ""
  ) -> JSONValue {
    [
      "startedDateTime": "2026-01-02T03:04:05Z",
      "request": [
        "method": .string(method), "url": .string("https://shop.example" + path),
        "headers": request,
      ],
      "response": [
        "status": .number(JSONNumber(status)), "headers": response,
        "content": [
          "mimeType": .string(text.isEmpty ? "" : "application/json"), "text": .string(text),
        ],
      ],
    ]
  }

  private func verify(
    _ entries: [JSONValue],
    spec: String,
    _ options: [String] = [],
    answer: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
  ) throws -> (run: BinderyProcess, requests: [LoopbackRequest]) {
    let server = try LoopbackServer(respond: answer).withTimeLimit()
    defer { server.stop() }
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "shop.yaml")
    let archive: JSONValue = ["log": ["version": "1.2", "entries": .array(entries)]]
    try folder.write(archive.description, to: "shop.har")
    let run = try BinderyProcess(
      ["verify", "--server", server.url, "shop.yaml", "--recordings", "shop.har"] + options,
      in: folder.url
    )
    return (run, server.requests)
  }

  private static let entries = [
    entry("POST", "/login", 204, response: [["name": "Set-Cookie", "value": "sid=old; Path=/"]]),
    entry("GET", "/cart", 200, request: [["name": "Cookie", "value": "theme=dark; sid=old"]]),
  ]

  @Sendable private static func shop(_ request: LoopbackRequest) -> LoopbackResponse {
    if request.method == .post {
      return .response(204, headers: ["Set-Cookie": "sid=new; Path=/; HttpOnly"])
    }
    let isKnown = request.headers["Cookie"]?.contains("sid=new") ?? false
    return isKnown ? .status(200) : .response(302, headers: ["Location": "/login"])
  }

  /// A server that redirects to its login needs the credential.
  func testARedirectNamesTheCredential() throws {
    let (run, _) = try verify(Self.entries, spec: Self.document, answer: Self.shop)
    XCTAssert(
      run.output.contains(
        "the status 302 instead of 200 (GET /cart); its credentials are BINDERY_SESSION"
      ),
      run.output
    )
  }

  /// Nothing was verified, which the messages explain.
  func testLongPollsAreCounted() throws {
    let polls = [
      Self.entry("GET", "/news", 200, text: "{}"), Self.entry("GET", "/news", 200, text: "{}"),
    ]
    let (run, requests) = try verify(polls, spec: Self.channel) { _ in .json("{}") }
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(requests.count, 0)
    XCTAssert(run.output.contains("help: record requests of operations"), run.output)
    XCTAssert(
      run.errors.contains("not sent: 2 requests whose responses are messages of channels"),
      run.errors
    )
  }
}
