import Specification
import XCTest

final class DiagnosticTests: XCTestCase {
  private let mark = Mark(file: "a.yaml", line: 2, column: 3)

  func testADiagnosticIsPrintedLikeACompilers() {
    let diagnostic = Diagnostic(
      .warning,
      .init("odd-thing"),
      at: mark,
      "this is odd",
      fix: "make it even",
      related: [(Mark(file: "b.yaml", line: 4, column: 5), "the other is here")]
    )
    XCTAssertEqual(
      diagnostic.description,
      """
      a.yaml:2:3: warning: this is odd [odd-thing]
        help: make it even
      b.yaml:4:5: note: the other is here
      """
    )
  }

  func testADiagnosticWithoutALocation() {
    let diagnostic = Diagnostic(.error, .init("lost"), at: nil, "nothing is here")
    XCTAssertEqual(diagnostic.description, "error: nothing is here [lost]")
  }

  func testHostileTextIsShownEscaped() {
    let texts = [
      "two\nlines": "two\\nlines",
      "\r\tx": "\\r\\tx",
      "\u{1B}[31mred": "\\u{1B}[31mred",
      "user\u{202E}nimda": "user\\u{202E}nimda",
      "\u{2066}x\u{2069}": "\\u{2066}x\\u{2069}",
      "zero\u{200B}width\u{FEFF}": "zero\\u{200B}width\\u{FEFF}",
      "line\u{2028}end\u{85}": "line\\u{2028}end\\u{85}",
      "tag\u{E0041}": "tag\\u{E0041}",
      "Grüße 🐢 日本": "Grüße 🐢 日本",
    ]
    for (text, shown) in texts {
      let diagnostic = Diagnostic(
        .error,
        .init("x"),
        at: Mark(file: text, line: 1, column: 1),
        Excerpt.quoted(text),
        fix: text,
        related: [(mark, text)]
      )
      XCTAssertEqual(
        diagnostic.description,
        "\(shown):1:1: error: “\(shown)” [x]\n  help: \(shown)\na.yaml:2:3: note: \(shown)"
      )
    }
  }

  func testLongTextIsCut() {
    let long = String(repeating: "ü", count: 5_000)
    XCTAssertEqual(Excerpt.quoted(long), "“" + String(repeating: "ü", count: 80) + "…”")
    XCTAssertEqual(Excerpt.quoted(String(long.prefix(80))), "“" + long.prefix(80) + "”")
    let diagnostic = Diagnostic(.error, .init("x"), at: nil, long)
    XCTAssertEqual(diagnostic.description.count, "error: … [x]".count + 1_000)
  }

  func testDiagnosticsAreSortedAndUnique() {
    let diagnostics = Diagnostics()
    XCTAssertFalse(diagnostics.hasErrors)
    let positions = [("b", 1, 1), ("a", 10, 1), ("a", 2, 7), ("a", 2, 3), ("a", 2, 7)]
    for (file, line, column) in positions {
      diagnostics.report(
        Diagnostic(
          .warning,
          .init("x"),
          at: Mark(file: file, line: line, column: column),
          "odd"
        )
      )
    }
    XCTAssertFalse(diagnostics.hasErrors)
    diagnostics.report(Diagnostic(.error, .init("x"), at: nil, "lost"))
    diagnostics.report(
      Diagnostic(.error, .init("w"), at: Mark(file: "a", line: 2, column: 7), "second")
    )
    XCTAssertTrue(diagnostics.hasErrors)
    XCTAssertEqual(
      diagnostics.all.map(\.description),
      [
        "error: lost [x]", "a:2:3: warning: odd [x]", "a:2:7: warning: odd [x]",
        "a:2:7: error: second [w]", "a:10:1: warning: odd [x]", "b:1:1: warning: odd [x]",
      ]
    )
  }
}
