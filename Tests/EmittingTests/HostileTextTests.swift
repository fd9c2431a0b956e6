import XCTest

@testable import SwiftSource

/// Texts of a document with the syntax of Swift.
final class HostileTextTests: XCTestCase {
  func testATextDoesNotEndItsLiteral() {
    assertPrints("f(\(literal: #"a"b\c\(d)"#))", ##"f("a\"b\\c\\(d)")"##)
    assertPrints("f(\(literal: "a\n\r\t\0"))", #"f("a\n\r\t\0")"#)
    assertPrints(
      "f(\(literal: "\u{202E}\u{2066}\u{7}\u{FEFF}"))",
      #"f("\u{202E}\u{2066}\u{7}\u{FEFF}")"#
    )
    assertPrints("f(\(literal: "naïve 用户 😀"))", "f(\"naïve 用户 😀\")")
  }

  func testALongLiteralIsDividedBetweenEscapes() {
    var printer = SourcePrinter()
    printer.print("f(\(list: [String(repeating: "\u{202E}\"", count: 40)], { "\(literal: $0)" }))")
    let lines = String(decoding: printer.bytes, as: UTF8.self).split(separator: "\n")
    XCTAssertEqual(lines.first, "f(")
    XCTAssertEqual(lines[1], #"  """"#)
    for line in lines.dropFirst(2).dropLast(3) {
      XCTAssertLessThanOrEqual(line.count, 100)
      XCTAssert(line.hasSuffix("\\"), String(line))
      let units = line.dropFirst(2).dropLast().replacing(#"\u{202E}"#, with: "").replacing(
        #"\""#,
        with: ""
      )
      XCTAssertEqual(units, "")
    }
  }

  func testALiteralInALongLiteralStaysWhole() {
    let path = "/" + String(repeating: "a", count: 90) + "/"
    let literal = Source.interpolated([
      .text(path), .expression("id, name: \(literal: "id")"), .text("/end"),
    ])
    assertPrints(
      "  \(literal)",
      """
        \"""
        \(path)\\
        \\(id, name: "id")/end
        \"""
      """
    )
  }

  func testATextDoesNotEndItsComment() {
    assertComments("Ends. */ fatalError() /*", "/// Ends.\u{A0}*/ fatalError() /*.")
    assertComments("One\rfatalError()", "/// One fatalError().")
    assertComments("One\u{2028}two\u{85}three", "/// One two three.")
    assertComments("Turns \u{202E}around\u{0}.", "/// Turns U+202Earound" + "U+0.")
    assertDiscusses("a\r\nb\u{2028}fatalError()", "/// a b fatalError()")
    assertDiscusses("```\nfatalError()\r```\u{B}*/", "/// ```\n/// fatalError()\n/// ```\n/// */")
  }

  func testASummaryIsOneSentence() {
    assertComments("Lists books", "/// Lists books.")
    assertComments("Lists books:", "/// Lists books:")
    assertComments("Really?", "/// Really?")
    assertComments("获取用户信息。", "/// 获取用户信息。")
    assertComments("See e.g. this", "/// See e.g.\u{A0}this.")
    assertComments("Version 1.2 of it", "/// Version 1.2 of it.")
    assertComments("First\nline\n\nSecond", "/// First line Second.")
    assertComments("- no item", "/// \\- no item.")
    assertComments("2. no number", "/// 2.\u{A0}no number.")
    assertComments("2) no number", "/// 2\\) no number.")
    assertComments("@Metadata {", "/// \\@Metadata {.")
    assertComments("  \n ", "")
  }

  func testALongCommentIsWrapped() {
    let words = Array(repeating: "Word", count: 30).joined(separator: " ")
    let first = Array(repeating: "Word", count: 19).joined(separator: " ")
    let second = Array(repeating: "Word", count: 11).joined(separator: " ")
    assertComments(words, "/// \(first)\n/// \(second).")
  }

  private func assertComments(
    _ text: String,
    _ expected: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    assertPrints("\(doc: DocumentationText(summary: text))", expected, file: file, line: line)
  }

  private func assertDiscusses(
    _ text: String,
    _ expected: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let text = DocumentationText(summary: nil, discussion: text)
    assertPrints("\(doc: text)", expected, file: file, line: line)
  }
}
