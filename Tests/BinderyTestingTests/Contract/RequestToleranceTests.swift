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

  func testUndescribedHeadersAreNotNeeded() {
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
      ["header x-agent: recorded \"1\", sent \"2\""]
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

  func testUndescribedCookiesAreNotNeeded() {
    let recorded = [HTTPArchive.Pair("cookie", "_ga=1; sid=s")]
    let tolerance = RequestTolerance(undescribedCookies: ["_ga"])
    XCTAssertEqual(differences(recorded, sent: ["Cookie": "sid=s"], tolerance), [])
    XCTAssertEqual(
      differences(recorded, sent: ["Cookie": "_ga=2"], tolerance),
      ["cookie _ga: recorded \"1\", sent \"2\"", "cookie sid: recorded \"s\", sent nothing"]
    )
  }

  func testAccept() {
    let table: [(recorded: String, sent: String?, isSatisfied: Bool)] = [
      ("*/*", "application/json", true), ("*/*", nil, true),
      ("application/json, text/plain, */*", "application/xml", true),
      ("text/html;q=0.9, */*;q=0.8", "application/json", true),
      ("application/*", "application/json, application/xml", true),
      ("application/*", "application/json, text/plain", false),
      ("Application/JSON", "application/json", true), ("application/json", "*/*", false),
      ("text/html", "application/json", false), ("application/j*", "application/json", false),
    ]
    for row in table {
      let sent: HTTPHeaders = row.sent.map { ["Accept": $0] } ?? [:]
      let found = differences([.init("accept", row.recorded)], sent: sent)
      XCTAssertEqual(found.isEmpty, row.isSatisfied, "\(row)")
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
    _ recorded: [HTTPArchive.Pair],
    sent: HTTPHeaders,
    _ tolerance: RequestTolerance = RequestTolerance()
  ) -> [String] {
    HeaderDifferences(
      recorded: HTTPArchive.Request(method: "GET", url: "http://a/", headers: recorded),
      sent: HTTPExchange(url: "http://a/", headers: sent),
      tolerance
    ).found
  }
}
