import BinderyRuntime
import XCTest

final class HeaderParameterTests: XCTestCase {
  func testSimple() throws {
    let table: [(value: JSONValue, joined: String?, exploded: String?)] = [
      (Sample.empty, "", ""),
      (Sample.text, "blue", "blue"),
      (Sample.list, "blue,black,brown", "blue,black,brown"),
      (Sample.object, "R,100,G,200,B,150", "R=100,G=200,B=150"),
      (["a,b", "c=d"], "a%2Cb,c%3Dd", "a%2Cb,c%3Dd"),
      (["%2C", "b"], "%2C,b", "%2C,b"),
      (["%2C", "a,b"], "%252C,a%2Cb", "%252C,a%2Cb"),
      (["%": "é"], "%25,%C3%A9", "%25=%C3%A9"),
      ([.null, "b"], "b", "b"),
      (.null, nil, nil), ([], nil, nil), ([:], nil, nil),
    ]
    for (value, joined, exploded) in table {
      for (explode, text) in [(false, joined), (true, exploded)] {
        var request = try HTTPRequest(.get, "/")
        try request.header("X-Color", value, explode: explode)
        XCTAssertEqual(request.headers["x-color"], text, "\(value), explode: \(explode)")
      }
    }
  }

  func testOtherCharactersThanPrintableASCIIArePercentEncoded() throws {
    let table = [
      ("Bearer a,b=c; 100% \"q\" ~", "Bearer a,b=c; 100% \"q\" ~"),
      ("a\tb", "a\tb"),
      ("é 日", "%C3%A9 %E6%97%A5"),
      ("100%25", "100%25"),
      ("é %C3%A9", "%C3%A9 %25C3%25A9"),
    ]
    for (text, encoded) in table {
      var request = try HTTPRequest(.get, "/")
      try request.header("X-Text", text)
      XCTAssertEqual(request.headers["X-Text"], encoded)
    }
  }

  func testControlCharactersAreRefused() throws {
    let table = [
      ("\r", "\\r"), ("\n", "\\n"), ("\0", "\\0"), ("\u{1B}", "\\u{1B}"),
      ("\u{7F}", "\\u{7F}"),
    ]
    for (control, name) in table {
      let text = "X-A: the control character \(name) is not allowed in a header"
      assertRefused(text) { try $0.header("X-A", "a\(control)Evil: 1") }
      assertRefused(text) { try $0.header("X-A", ["a", "b\(control)"]) }
      assertRefused(text) { try $0.header("X-A", ["k\(control)": "v"]) }
      assertRefused(text) { try $0.cookie("X-A", "a\(control)") }
      assertRefused(text) { try $0.cookie("X-A", ["a", "b\(control)"]) }
    }
    assertRefused("X-A: the control character \\r is not allowed in a header") {
      try $0.header("X-A", "a\r\nb")
    }
  }

  func testJSONTextIsASCII() throws {
    var request = try HTTPRequest(.get, "/")
    try request.headerJSON("X-Meta", ["t": "é\n🚀"] as JSONValue)
    XCTAssertEqual(request.headers["X-Meta"], #"{"t":"\u00e9\n\ud83d\ude80"}"#)
  }

  func testCookies() throws {
    let table: [(value: JSONValue, joined: String?, exploded: String?)] = [
      (Sample.empty, "color=", "color="),
      (Sample.text, "color=blue", "color=blue"),
      (Sample.list, "color=blue,black,brown", "color=blue; color=black; color=brown"),
      (Sample.object, "color=R,100,G,200,B,150", "R=100; G=200; B=150"),
      ("a+b/c==", "color=a+b/c==", "color=a+b/c=="),
      ("a;b,c\"\\ é%", "color=a%3Bb%2Cc%22%5C%20%C3%A9%25", "color=a%3Bb%2Cc%22%5C%20%C3%A9%25"),
      (.null, nil, nil), ([], nil, nil), ([:], nil, nil),
    ]
    for (value, joined, exploded) in table {
      for (explode, text) in [(false, joined), (true, exploded)] {
        var request = try HTTPRequest(.get, "/")
        try request.cookie("color", value, explode: explode)
        XCTAssertEqual(request.headers["Cookie"], text, "\(value), explode: \(explode)")
      }
    }
  }

  func testACookieMayBeJSON() throws {
    var request = try HTTPRequest(.get, "/")
    try request.cookieJSON("a", ["x; y"] as JSONValue)
    try request.cookieJSON("b", JSONValue?.none)
    XCTAssertEqual(request.headers["Cookie"], "a=[%22x%3B%20y%22]")
  }

  func testCookiesShareOneHeader() throws {
    var request = try HTTPRequest(.get, "/")
    try request.cookie("a", 1)
    try request.cookie("b", String?.none)
    try request.cookie("c", true)
    XCTAssertEqual(request.headers.values(of: "cookie"), ["a=1; c=true"])
  }

  private func assertRefused(
    _ text: String,
    line: UInt = #line,
    _ add: (inout HTTPRequest) throws -> Void
  ) {
    XCTAssertThrowsError(
      try {
        var request = try HTTPRequest(.get, "/")
        try add(&request)
      }(),
      line: line
    ) { error in
      XCTAssertEqual("\(error)", text, line: line)
    }
  }
}
