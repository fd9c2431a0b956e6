import XCTest

/// Undescribed headers, cookies and parameters of recorded requests.
final class ContractToleranceTests: XCTestCase {
  private let shop = """
    openapi: 3.1.0
    info: { title: Shop }
    servers: [{ url: "https://shop.test" }]
    security: [{ token: [] }]
    paths:
      /books:
        get:
          operationId: listBooks
          parameters:
            - { name: X-Trace, in: header, schema: { type: string } }
            - { name: Accept-Language, in: header, schema: { type: string } }
            - { name: theme, in: cookie, schema: { type: string } }
            - { name: limit, in: query, schema: { type: integer } }
            - { name: price, in: query, schema: { type: number } }
            - { name: pages, in: query, schema: { type: array, items: { type: integer } } }
            - { name: title, in: query, schema: { type: string } }
            - { name: filter, in: query, style: deepObject, schema: { properties: { year: { type: integer }, name: { type: string } } } }
          responses: { "204": { description: Done. } }
        post:
          operationId: addBook
          security: []
          requestBody: { content: { application/json: { schema: { type: object } } } }
          responses: { "204": { description: Done. } }
        delete:
          operationId: removeBooks
          security: [{ session: [] }, { key: [] }]
          responses: { "204": { description: Done. } }
    components:
      securitySchemes:
        token: { type: http, scheme: bearer }
        key: { type: apiKey, in: header, name: X-Key }
        session: { type: apiKey, in: cookie, name: sid }
    """

  /// The headers that Chrome sends over HTTP/2.
  private let chrome = [
    ":authority": "shop.test", ":method": "GET", ":path": "/books", ":scheme": "https",
    "accept": "*/*", "accept-encoding": "gzip, deflate, br, zstd", "cache-control": "no-cache",
    "accept-language": "en-GB,en;q=0.9", "referer": "https://www.shop.test/",
    "origin": "https://www.shop.test", "priority": "u=1, i", "sec-ch-ua-mobile": "?0",
    "sec-fetch-site": "same-site", "user-agent": "Mozilla/5.0", "x-requested-with": "fetch",
    "x-trace": "t", "cookie": "_ga=GA1.1; theme=dark; sid=s1", "authorization": "Bearer demo",
    "content-type": "application/json",
  ]

  func testToleratesHeadersOfBrowsers() throws {
    try assertContract(
      shop,
      [
        Entry("listBooks", "GET https://shop.test/books", headers: chrome, status: 204),
        Entry(
          "addBook",
          "POST https://shop.test/books",
          headers: chrome,
          body: "{}",
          status: 204
        ),
        Entry(
          "removeBooks",
          "DELETE https://shop.test/books",
          headers: chrome.merging(["x-key": "k"]) { $1 },
          status: 204
        ),
      ],
      """
      case listBooks 204 (shop.har #0) -
        header X-Trace = "t"
        header Accept-Language = "en-GB,en;q=0.9"
        cookie theme = "dark"
        secret token = "demo"
        secret session = "s1"
        undescribed headers content-type, x-requested-with
        undescribed cookies _ga, sid
        described headers accept-language
      case addBook 204 (shop.har #1) -
        secret token = "demo"
        secret session = "s1"
        body 0 = {}
        undescribed headers authorization, x-requested-with, x-trace
        undescribed cookies _ga, theme, sid
      case removeBooks 204 (shop.har #2) -
        secret token = "demo"
        secret key = "k"
        secret session = "s1"
        undescribed headers authorization, content-type, x-requested-with, x-trace
        undescribed cookies _ga, theme
      expect listBooks 204
      expect addBook 204
      expect removeBooks 204

      """
    )
  }

  func testReportsUndescribedCredentials() throws {
    try assertContract(
      """
      openapi: 3.1.0
      info: { title: Shop }
      paths: { /books: { get: { operationId: listBooks, responses: { "204": { description: Done. } } } } }
      """,
      [
        Entry(
          "listBooks",
          "GET https://shop.test/books",
          headers: ["Authorization": "Bearer demo", "X-Agent": "1"],
          status: 204
        )
      ],
      """
      case listBooks 204 (shop.har #0) -
        undescribed headers authorization, x-agent
      expect listBooks 204

      """,
      reports: [
        "the request has the header Authorization, and no security scheme describes it; the contract"
          + " test ignores it; add a security scheme to the document"
      ]
    )
  }

  func testComparesNumbersByValue() throws {
    try assertContract(
      shop,
      [
        Entry(
          "listBooks",
          "GET https://shop.test/books?limit=1.0&price=2.50&pages=1e1&pages=2&title=1.0"
            + "&filter%5Byear%5D=2e3&filter%5Bname%5D=1.0",
          status: 204
        ),
        Entry("listBooks", "GET https://shop.test/books?limit=1&price=2.5&pages=0", status: 204),
      ],
      """
      case listBooks 204 (shop.har #0) -
        query limit = 1
        query price = 2.50
        query pages = [10, 2]
        query title = "1.0"
        query filter = {"year": 2000, "name": "1.0"}
        numbers limit, price, pages, filter[year]
      case listBooks 204 (shop.har #1) -
        query limit = 1
        query price = 2.5
        query pages = [0]
      expect listBooks 204
      expect addBook 204
      expect removeBooks 204

      """
    )
  }

  /// PHP and Ruby write `1`, Python `True`.
  func testComparesBooleansByValue() throws {
    let flags = "{ name: on, in: query, schema: { type: array, items: { type: boolean } } }"
    try assertContract(
      """
      openapi: 3.1.0
      info: { title: Shop }
      paths:
        /books:
          get:
            operationId: listBooks
            parameters:
              - { name: sold, in: query, schema: { type: boolean } }
              - { name: title, in: query, schema: { type: string } }
              - \(flags)
            responses: { "204": { description: Done. } }
      """,
      [
        Entry("listBooks", "GET https://shop.test/books?sold=1&title=1&on=0&on=True", status: 204),
        Entry("listBooks", "GET https://shop.test/books?sold=true", status: 204),
        Entry("listBooks", "GET https://shop.test/books?sold=2", status: 204),
      ],
      """
      case listBooks 204 (shop.har #0) -
        query sold = true
        query title = "1"
        query on = [false, true]
        numbers sold, on
      case listBooks 204 (shop.har #1) -
        query sold = true
      unproven (shop.har #2)
      expect listBooks 204

      """,
      reports: [
        "the recorded request doesn't match “listBooks”: the value “2” of the query parameter “sold”"
          + " doesn't match its schema; correct the recording or the document"
      ]
    )
  }

  func testReportsInvalidIntegers() throws {
    try assertContract(
      shop,
      [Entry("listBooks", "GET https://shop.test/books?limit=1.5", status: 204)],
      """
      unproven (shop.har #0)
      expect listBooks 204
      expect addBook 204
      expect removeBooks 204

      """,
      reports: [
        "the recorded request doesn't match “listBooks”: the value “1.5” of the query parameter"
          + " “limit” doesn't match its schema; correct the recording or the document"
      ]
    )
  }
}
