import BinderyRuntime
import XCTest

final class HTTPExchangeTests: XCTestCase {
  func testAppendsItemsToTheQuery() {
    let items = [
      HTTPQueryItem(name: "a", value: "%C3%A9"), HTTPQueryItem(name: "b", value: ""),
      HTTPQueryItem(name: "c", value: nil),
    ]
    for (url, expected) in [
      ("http://host/path", "http://host/path?a=%C3%A9&b=&c"),
      ("http://host/path?x=1", "http://host/path?x=1&a=%C3%A9&b=&c"),
    ] {
      var exchange = HTTPExchange(url: url)
      exchange.append([])
      XCTAssertEqual(exchange.url, url)
      exchange.append(items)
      XCTAssertEqual(exchange.url, expected)
    }
  }
}
