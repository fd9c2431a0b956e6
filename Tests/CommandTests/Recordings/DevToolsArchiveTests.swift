import BinderyJSON
import Foundation
import XCTest

/// Imports of archives as developer tools of browsers and proxies write them.
final class DevToolsArchiveTests: XCTestCase {
  private static let shop = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          parameters:
            - { name: limit, in: query, schema: { type: integer } }
            - { name: tag, in: query, schema: { type: string } }
          responses:
            "200":
              description: The books.
              content:
                application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Book" } } }
                text/event-stream: {}
        post:
          operationId: addBook
          requestBody:
            required: true
            content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } }
          responses:
            "201":
              description: The book.
              content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } }
      /login:
        post:
          operationId: login
          requestBody:
            required: true
            content:
              application/x-www-form-urlencoded:
                schema:
                  type: object
                  required: [user, pin]
                  properties: { user: { type: string }, pin: { type: string, format: password } }
          responses: { "204": { description: Done. } }
      /cover:
        get:
          operationId: cover
          responses: { "200": { description: The cover., content: { image/png: {} } } }
    components:
      schemas: { Book: { type: object, required: [title], properties: { title: { type: string } } } }
    """

  /// Imports the entries, and checks what was imported; returns the table.
  private func importing(_ creator: String, _ entries: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(Self.shop, to: "shop.yaml")
    try folder.write(
      #"{"log": {"version": "1.2", "creator": \#(creator), "pages": [], "entries": [\#(entries)]}}"#,
      to: "saved.har"
    )
    let run = try BinderyProcess(
      ["import", "saved.har", "--spec", "shop.yaml", "--into", "out/saved.har"],
      in: folder.url
    )
    let arguments = ["check", "shop.yaml", "--recordings", "out", "--strict"]
    let check = try BinderyProcess(arguments, in: folder.url)
    XCTAssertEqual(check.status, 0, check.output)
    let file = folder.url.appendingPathComponent("out/saved.har")
    let archive = try JSONValue(parsing: String(contentsOf: file, encoding: .utf8))
    for entry in archive["log"]?["entries"]?.array ?? [] {
      let source = entry["_bindery"]?["provenance"]?["source"]?.string ?? ""
      XCTAssertEqual(source.contains(creator.split(separator: #"""#)[3]), true, source)
    }
    return run.errors
  }

  /// The form of WebKit's `HARBuilder`: an empty `params` beside the text, the encoding of an empty
  /// body, no date for a resource of the cache, and a session without its messages.
  func testSafari() throws {
    let request = #""httpVersion": "HTTP/2", "cookies": [], "headersSize": 120, "bodySize": 0"#
    let headers = #""headers": [{"name": "Accept", "value": "*/*"}]"#
    let response =
      #""statusText": "", "httpVersion": "HTTP/2", "redirectURL": "", "headersSize": -1"#
    let rest = """
      "cache": {}, "timings": {"blocked": -1, "dns": -1, "connect": -1, "ssl": -1, "send": 0, \
      "wait": 0, "receive": 0}, "serverIPAddress": "203.0.113.7", "_serverPort": 443, \
      "connection": "4", "_fetchType": "Network Load", "_priority": "high"
      """
    let table = try importing(
      #"{"name": "WebKit Web Inspector", "version": "1.0"}"#,
      """
      {"pageref": "page_0", "startedDateTime": "2026-03-04T05:06:07.089Z", "time": 0,
       "request": {"method": "GET", "url": "https://shop.example/books?limit=2&tag=a%20b", \(request),
        \(headers), "queryString": [{"name": "limit", "value": "2"}, {"name": "tag", "value": "a b"}]},
       "response": {"status": 200, \(response), "cookies": [{"name": "seen", "value": "1",
         "path": "/", "expires": "", "httpOnly": true, "secure": false}],
        "headers": [{"name": "Content-Type", "value": "application/json"}],
        "content": {"size": 15, "compression": -5, "mimeType": "application/json",
         "text": "[{\\"title\\":\\"Ä\\"}]"}, "_transferSize": 110}, \(rest)},
      {"pageref": "page_0", "startedDateTime": "2026-03-04T05:06:07.089Z", "time": 0,
       "request": {"method": "POST", "url": "https://shop.example/books", \(request), \(headers),
        "queryString": [], "postData": {"mimeType": "application/json",
         "text": "{\\"title\\":\\"B\\"}", "params": []}},
       "response": {"status": 201, \(response), "cookies": [],
        "headers": [{"name": "Content-Type", "value": "application/json"}],
        "content": {"size": 13, "compression": -7, "mimeType": "application/json",
         "text": "{\\"title\\":\\"B\\"}"}, "_transferSize": 110}, \(rest)},
      {"pageref": "page_0", "startedDateTime": "2026-03-04T05:06:07.089Z", "time": 0,
       "request": {"method": "POST", "url": "https://shop.example/login", \(request), \(headers),
        "queryString": [], "postData": {"mimeType": "application/x-www-form-urlencoded",
         "text": "user=ann&pin=4711", "params": [{"name": "user", "value": "ann"},
         {"name": "pin", "value": "4711"}]}},
       "response": {"status": 204, \(response), "cookies": [], "headers": [],
        "content": {"size": 0, "compression": -20, "mimeType": "x-unknown", "encoding": "base64"},
        "_transferSize": 110}, \(rest)},
      {"pageref": "page_0", "startedDateTime": "", "time": 0,
       "request": {"method": "GET", "url": "https://shop.example/cover", \(request), \(headers),
        "queryString": []},
       "response": {"status": 200, \(response), "cookies": [],
        "headers": [{"name": "Content-Type", "value": "image/png"}],
        "content": {"size": 8, "compression": 8, "mimeType": "image/png", "text": "iVBORw0KGgo=",
         "encoding": "base64"}}, \(rest)},
      {"pageref": "page_0", "startedDateTime": "2026-03-04T05:06:07.089Z", "time": 0,
       "request": {"method": "GET", "url": "https://shop.example/books", \(request), \(headers),
        "queryString": []},
       "response": {"status": 200, \(response), "cookies": [],
        "headers": [{"name": "Content-Type", "value": "application/json"}],
        "content": {"size": 6, "mimeType": "application/json", "text": "[{\\"tit"},
        "_error": "The network connection was lost."}, \(rest)},
      {"pageref": "page_0", "startedDateTime": "2026-03-04T05:06:07.089Z", "time": 0,
       "request": {"method": "GET", "url": "wss://shop.example/socket", \(request), \(headers),
        "queryString": []},
       "response": {"status": 101, \(response), "cookies": [], "headers": [],
        "content": {"size": 0, "compression": -20, "mimeType": "x-unknown"}}, \(rest)}
      """
    )
    XCTAssert(
      table.hasPrefix(
        """
        saved.har:
          imported           4
          incomplete         1  aborted or invalid
          without messages   1  WebSocket sessions

        """
      ),
      table
    )
  }

  /// The form of Charles: pseudo headers of HTTP/2, texts in base64, null for no redirect, and the
  /// tunnels of hosts whose TLS it doesn't decrypt.
  func testCharles() throws {
    let start = #""startedDateTime": "2026-03-04T06:06:07.089+01:00", "time": 212"#
    let request = #""httpVersion": "HTTP/2.0", "cookies": [], "headersSize": 300, "bodySize": 0"#
    let response = """
      "_charlesStatus": "COMPLETE", "statusText": null, "httpVersion": "HTTP/2.0", "cookies": [], \
      "redirectURL": null, "headersSize": 0, "bodySize": 15
      """
    let rest = """
      "serverIPAddress": "203.0.113.7", "cache": {}, "timings": {"dns": 1, "connect": 101, \
      "ssl": 66, "send": 3, "wait": 106, "receive": 1}
      """
    let table = try importing(
      #"{"name": "Charles Proxy", "version": "4.6.4"}"#,
      """
      {\(start), "request": {"method": "CONNECT", "url": "https://shop.example:443",
        "httpVersion": "HTTP/1.1", "cookies": [], "headers": [], "queryString": [],
        "headersSize": 0, "bodySize": 0}, "response": {\(response), "status": 200, "headers": [],
        "content": {"size": 0, "mimeType": null}}, \(rest)},
      {\(start), "request": {"method": "GET", "url": "https://shop.example/books?limit=2", \(request),
        "headers": [{"name": ":method", "value": "GET"}, {"name": ":authority",
         "value": "shop.example"}, {"name": ":scheme", "value": "https"}, {"name": ":path",
         "value": "/books?limit=2"}, {"name": "accept", "value": "*/*"}],
        "queryString": [{"name": "limit", "value": "2"}]},
       "response": {\(response), "status": 200, "headers": [{"name": ":status", "value": "200"},
         {"name": "content-type", "value": "application/json"}, {"name": "content-encoding",
         "value": "gzip"}], "content": {"size": 15, "mimeType": "application/json",
         "text": "W3sidGl0bGUiOiLDhCJ9XQ==", "encoding": "base64"}}, \(rest)},
      {\(start), "request": {"method": "POST", "url": "https://shop.example/login", \(request),
        "headers": [{"name": "content-type", "value": "application/x-www-form-urlencoded"}],
        "queryString": [], "postData": {"mimeType": "application/x-www-form-urlencoded",
         "params": [{"name": "user", "value": "ann"}, {"name": "pin", "value": "4711"}]}},
       "response": {\(response), "status": 204, "headers": [], "content": {"size": 0,
         "mimeType": null}}, \(rest)}
      """
    )
    XCTAssert(
      table.hasPrefix(
        """
        saved.har:
          imported           2
          unrelated          1  other hosts, pages and their parts

        """
      ),
      table
    )
  }

  /// A body that Chrome didn't receive as a whole proves nothing; an ended stream does.
  func testAbortedResponsesOfChrome() throws {
    let entry = { (type: String, text: String, error: String) in
      """
      {"startedDateTime": "2026-03-04T05:06:07.089Z", "_resourceType": "fetch",
       "request": {"method": "GET", "url": "https://shop.example/books", "headers": []},
       "response": {"status": 200, "headers": [], "_error": \(error),
        "content": {"size": 2, "mimeType": "\(type)", "text": "\(text)"}}}
      """
    }
    let table = try importing(
      #"{"name": "WebInspector", "version": "537.36"}"#,
      [
        entry("application/json", "[]", "null"), entry("application/json", "[]", #""""#),
        entry("application/json", "", #""net::ERR_ABORTED""#),
        entry("text/event-stream", #"data: 1\n\n"#, #""net::ERR_ABORTED""#),
      ].joined(separator: ",")
    )
    XCTAssert(
      table.hasPrefix(
        """
        saved.har:
          imported           2
          duplicate          1  equal to another entry
          incomplete         1  aborted or invalid

        """
      ),
      table
    )
  }
}
