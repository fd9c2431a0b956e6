import BinderyRuntime
import XCTest

@testable import BinderyTesting

/// Tests of the recorded headers and values that a client may omit.
final class RequestToleranceTests: XCTestCase {
  func testACredentialOfTheRecordingIsNeeded() {
    let names = ["Authorization", "Proxy-Authorization", "X-API-Key", "Content-Language"]
    for name in names {
      let recorded = [HTTPArchive.Pair(name, "k")]
      let text = "header \(name.lowercased()): recorded \"k\", sent nothing"
      XCTAssertEqual(differences(recorded, sent: [:]), [text])
    }
  }

  func testSentCredentialsAreRecorded() {
    for name in ["Authorization", "X-API-Key", "Accept-Language"] {
      let text = "header \(name.lowercased()): recorded nothing, sent \"k\""
      XCTAssertEqual(differences([], sent: [name: "k"]), [text])
    }
  }

  /// S3's `POST /bucket?delete`.
  func testANameWithoutAValueHasAnEmptyOne() {
    XCTAssertEqual(differences("delete", sent: "delete="), [])
    XCTAssertEqual(
      differences("delete", sent: "delete=1"),
      [#"request: query delete: recorded no value, sent "1""#]
    )
  }

  func testPseudoHeadersAndBrowserHeadersAreNotRequired() {
    let names = [
      ":method", ":path", ":authority", ":scheme", "Host", "User-Agent", "Sec-Fetch-Mode",
      "Accept-Language", "Accept-Encoding", "Referer", "Origin", "TE", "DNT", "Connection",
      "Content-Length", "Cache-Control", "Pragma", "Priority", "Keep-Alive",
      "Upgrade-Insecure-Requests", "Proxy-Connection", "Transfer-Encoding",
    ]
    for name in names { XCTAssertEqual(differences([.init(name, "x")], sent: [:]), [], name) }
    XCTAssertNotEqual(differences([.init("method", "x")], sent: [:]), [])
  }

  func testHeadersThatTheConnectionNeedsMayBeSent() {
    for name in ["Accept", "Accept-Encoding", "Host", "Content-Length", "Connection"] {
      XCTAssertEqual(differences([], sent: [name: "x"]), [], name)
    }
  }

  /// A body that was recorded without a media type is compared as the client's.
  func testAnyMediaTypeMayBeSentForABodyWithoutOne() {
    func differences(_ mimeType: String, _ body: String) -> [String] {
      let recorded = HTTPArchive.Request(
        method: "POST",
        url: "https://a.test/",
        postData: HTTPArchive.PostData(mimeType: mimeType, text: #"{"a": 1}"#)
      )
      return recorded.differences(
        from: HTTPExchange(
          url: "https://a.test/",
          method: .post,
          headers: ["Content-Type": "application/json"],
          body: .bytes(Array(body.utf8))
        )
      )
    }
    XCTAssertEqual(differences("", #"{"a":1}"#), [])
    XCTAssertEqual(
      differences("", #"{"a":2}"#),
      ["request: body $.a: recorded 1, sent 2"]
    )
    XCTAssertEqual(
      differences("text/plain", #"{"a": 1}"#),
      [#"request: header content-type: recorded "text/plain", sent "application/json""#]
    )
  }

  func testAnUndescribedBodyIsNotCompared() {
    let recorded = HTTPArchive.Request(
      method: "GET",
      url: "https://a.test/",
      postData: HTTPArchive.PostData(mimeType: "application/json", text: "null")
    )
    let sent = [HTTPExchange(url: "https://a.test/", method: .get)]
    let found = { (tolerance: RequestTolerance) in
      RequestDifferences(recorded: recorded, sent: sent, tolerance).found.map(\.text)
    }
    XCTAssertEqual(
      found(RequestTolerance(undescribedHeaders: ["content-type"], undescribedMembers: ["$"])),
      []
    )
    XCTAssertEqual(
      found(RequestTolerance()),
      [
        #"request: header content-type: recorded "application/json", sent nothing"#,
        #"request: body: recorded "null", sent nothing"#,
      ]
    )
  }

  func testUndescribedHeadersAreNotCompared() {
    let recorded = [HTTPArchive.Pair("X-Agent", "1"), .init("X-Trace", "t")]
    XCTAssertEqual(
      differences(recorded, sent: [:], RequestTolerance(undescribedHeaders: ["x-agent"])),
      ["header x-trace: recorded \"t\", sent nothing"]
    )
    XCTAssertEqual(
      differences(
        recorded,
        sent: ["X-Agent": "2", "X-Trace": "t"],
        RequestTolerance(undescribedHeaders: ["x-agent"])
      ),
      []
    )
  }

  func testDescribedHeadersAreNeededThoughBrowsersAddThem() {
    let recorded = [HTTPArchive.Pair("accept-language", "en"), .init("referer", "https://a")]
    let tolerance = RequestTolerance(describedHeaders: ["accept-language"])
    XCTAssertEqual(
      differences(recorded, sent: [:], tolerance),
      ["header accept-language: recorded \"en\", sent nothing"]
    )
    XCTAssertEqual(differences(recorded, sent: ["Accept-Language": "en"], tolerance), [])
  }

  func testUndescribedCookiesAreNotCompared() {
    let recorded = [HTTPArchive.Pair("cookie", "_ga=1; sid=s")]
    let tolerance = RequestTolerance(undescribedCookies: ["_ga"])
    XCTAssertEqual(differences(recorded, sent: ["Cookie": "sid=s"], tolerance), [])
    XCTAssertEqual(
      differences(recorded, sent: ["Cookie": "_ga=2"], tolerance),
      ["cookie sid: recorded \"s\", sent nothing"]
    )
  }

  func testAcceptIsNotCompared() {
    for sent: HTTPHeaders in [[:], ["Accept": "application/json"], ["Accept": "*/*"]] {
      XCTAssertEqual(differences([.init("accept", "text/html")], sent: sent), [])
    }
  }

  func testUndescribedParametersAreNotCompared() {
    let tolerance = RequestTolerance(undescribedQuery: ["trace"])
    XCTAssertEqual(differences("a=1&trace=2&trace=3", sent: "a=1", tolerance), [])
    XCTAssertEqual(
      differences("a=1&trace=2", sent: "a=2", tolerance),
      ["request: query a: recorded \"1\", sent \"2\""]
    )
    XCTAssertNotEqual(differences("a=1&trace=2", sent: "a=1"), [])
  }

  func testUndescribedMembersAreNotCompared() {
    var recorded = HTTPArchive.Request(method: "POST", url: "http://a/")
    recorded.postData = HTTPArchive.PostData(
      mimeType: "application/json",
      text: #"{"book": {"id": 1, "shelf": 2}}"#
    )
    let sent = HTTPExchange(
      url: "http://b/",
      method: .post,
      headers: ["Content-Type": "application/json"],
      body: .bytes(Array(#"{"book": {"id": 1}}"#.utf8))
    )
    let found = { (members: Set<String>) -> [String] in
      RequestDifferences(
        recorded: recorded,
        sent: [sent],
        RequestTolerance(undescribedMembers: members)
      ).found.map(\.text)
    }
    XCTAssertEqual(found(["$.book.shelf"]), [])
    XCTAssertEqual(found(["$.book.id"]), ["request: body $.book.shelf: recorded 2, sent nothing"])
  }

  func testJSONInQueriesByValue() {
    let table: [(recorded: String, sent: String, isSame: Bool)] = [
      ("m=%7B%22a%22:1,%22b%22:2%7D", "m=%7B%22b%22%3A2.0%2C%22a%22%3A1%7D", true),
      ("m=%7B%22a%22:+1%7D", "m=%7B%22a%22%3A1%7D", true), ("m=[1,2]", "m=%5B2%2C1%5D", false),
      ("m={\"a\":1}", "m=%7B%22a%22%3A%221%22%7D", false), ("m=true", "m=True", false),
    ]
    for row in table {
      XCTAssertEqual(differences(row.recorded, sent: row.sent).isEmpty, row.isSame, "\(row)")
    }
  }

  func testJSONInPathsByValue() {
    let table: [(recorded: String, sent: String, isSame: Bool)] = [
      ("/p/{\"a\": [1,2]}/0", "/p/%7B%22a%22%3A%5B1%2C2%5D%7D/0", true),
      ("/p/%22hi%22", "/p/\"hi\"", true), ("/p/%5B1%5D", "/p/%5B2%5D", false),
      ("/p/a%2Cb", "/p/a,b", false), ("/p/%7B%7D/0", "/p/%7B%7D/1", false),
    ]
    for row in table {
      let found = TargetDifferences(
        recorded: "http://a" + row.recorded,
        sent: "http://b" + row.sent
      )
      .found
      XCTAssertEqual(found.isEmpty, row.isSame, "\(row)")
    }
  }

  func testNumbersOfQueriesByValue() {
    let table: [(recorded: String, sent: String, isSame: Bool)] = [
      ("limit=1.0", "limit=1", true), ("limit=1e2", "limit=100", true),
      ("limit=1.5", "limit=1", false), ("limit=1&limit=2.0", "limit=2&limit=1", true),
      ("limit=1.0,2", "limit=1,2", true), ("limit=1.0", "limit=1&limit=1", false),
      ("limit=x", "limit=y", false), ("limit", "limit=0", false), ("limit=01", "limit=1", false),
      ("name=1.0", "name=1", false),
      ("limit=9007199254740993", "limit=9007199254740992", false),
      ("limit=1", "limit=true", true), ("limit=False", "limit=false", true),
      ("limit=0", "limit=true", false), ("limit=1,0", "limit=true,false", true),
      ("limit=true", "limit=1", false), ("limit=False", "limit=0", false),
    ]
    for row in table {
      let request = HTTPArchive.Request(method: "GET", url: "http://a/?\(row.recorded)")
      let found = RequestDifferences(
        recorded: request,
        sent: [HTTPExchange(url: "http://b/?\(row.sent)")],
        RequestTolerance(numericParameters: ["limit"])
      ).found
      XCTAssertEqual(found.isEmpty, row.isSame, "\(row)")
    }
  }

  private func differences(
    _ recorded: String,
    sent: String,
    _ tolerance: RequestTolerance = RequestTolerance()
  ) -> [String] {
    RequestDifferences(
      recorded: HTTPArchive.Request(method: "GET", url: "http://a/?\(recorded)"),
      sent: [HTTPExchange(url: "http://b/?\(sent)")],
      tolerance
    ).found.map(\.text)
  }

  private func differences(
    _ recorded: [HTTPArchive.Pair],
    sent: HTTPHeaders,
    _ tolerance: RequestTolerance = RequestTolerance()
  ) -> [String] {
    HeaderDifferences(
      recorded: HTTPArchive.Request(method: "GET", url: "http://a/", headers: recorded),
      sent: HTTPExchange(url: "http://a/", headers: sent),
      tolerance
    ).found.map(\.text)
  }
}
