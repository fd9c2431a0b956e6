import XCTest

@testable import SwiftSource

/// Comments keep the structure of Markdown; only paragraphs are wrapped.
final class MarkdownCommentTests: XCTestCase {
  func testBlocksKeepTheirLines() {
    assertKept("# Title\n\nText\n----\n\n***\n\n[a]: https://a.example")
    assertKept("| a | b |\n|---|---|\n| 1 | \(long) |")
    assertKept("a | b\n--|--\n1 | \(long)\n\nText")
    assertKept("```swift\nlet a   = 1  +  2\n\n- no item\n```")
    assertKept("~~~~\n```\n\(long)\n~~~~")
    assertKept("Text:\n\n    let a   = 1\n    \(long)\n\nText")
    assertKept("- one\n- two goes on\n\n  paragraph\n\n      code  code\n  1. three\n- [ ] four")
    assertKept("> Note: quoted\n> twice\n>\n> - item")
  }

  func testHardLineBreaksStay() {
    assertKept("one\\\ntwo")
    assertComments("one  \ntwo\\\nthree  ", "one\\\ntwo\\\nthree")
    assertComments("one\\\\\ntwo \nthree", "one\\\\ two three")
    assertComments("\(words(20))\\\nword", "\(words(19))\nword\\\nword")
  }

  func testParagraphsAreFilled() {
    assertComments("  lines\n   that lean", "lines that lean")
    assertComments("- item\n  that goes\nlazily on", "- item that goes lazily on")
    assertComments("\(words(20))\nshort", "\(words(19))\nword short")
    assertComments("\(words(1))\n\(words(15))\n\(words(4))", "\(words(19))\nword")
    assertComments("- \(words(20))", "- \(words(19))\n  word")
    assertComments("  12. \(words(20))\n- a", "  12. \(words(18))\n      word word\n- a")
    assertComments("> \(words(20))", "> \(words(19))\n> word")
    assertComments("\(words(3))  \n\(words(20))", "\(words(3))\\\n\(words(19))\nword")
  }

  func testNoWordBecomesMarkupAtTheStartOfALine() {
    for mark in ["-", "+", "1.", "#", ">", "===", "---", "```", "|", "@see", "\\param", "<p>"] {
      assertComments("\(words(18)) wordss \(mark) end", "\(words(18))\nwordss \(mark) end")
    }
    assertComments("\(words(18)) wordss -- - end", "\(words(18))\nwordss -- - end")
    assertComments("\(words(19)) -x end", "\(words(19))\n-x end")
  }

  func testNothingIsADirective() {
    assertComments("@Metadata { }", "\\@Metadata { }")
    assertComments("\\param a", "\\\\param a")
    assertComments("a@b.example\n@ 5", "a@b.example @ 5")
  }

  func testCodeEndsWithItsText() {
    let text = DocumentationText(summary: "A.", discussion: "~~~\ncode", remarks: ["Ours."])
    assertPrints("\(doc: text)", "/// A.\n///\n/// ~~~\n/// code\n/// ~~~\n///\n/// Ours.")
  }

  func testALongTextEndsAtAParagraph() {
    let paragraphs = Array(repeating: words(20), count: 200).joined(separator: "\n\n")
    let text = printed(DocumentationText(summary: nil, discussion: paragraphs, remarks: ["Ours."]))
    XCTAssertLessThan(text.utf8.count, 14_000)
    XCTAssert(text.hasSuffix("/// word\n///\n/// …\n///\n/// Ours."), String(text.suffix(60)))
    let line = printed(
      DocumentationText(summary: nil, discussion: String(repeating: "é", count: 9_000))
    )
    XCTAssertEqual(line.filter { $0 == "é" }.count, 6_000)
  }

  func testParametersAreAList() {
    let (a, b) = (SwiftName(known: "a"), SwiftName(known: "b"))
    let text = DocumentationText(summary: "Text.")
    let one = text.describing([(a, DocumentationText(summary: "One")), (b, .none)], returns: .none)
    assertPrints("\(doc: one)", "/// Text.\n///\n/// - Parameter a: One.")
    let two = text.describing(
      [(a, DocumentationText(summary: words(20))), (b, DocumentationText(summary: "Two"))],
      returns: DocumentationText(summary: "Three")
    )
    assertPrints(
      "\(doc: two)",
      """
      /// Text.
      ///
      /// - Parameters:
      ///   - a: Word \(words(17))
      ///     word word.
      ///   - b: Two.
      /// - Returns: Three.
      """
    )
    XCTAssertEqual(text.describing([(a, .none)]), text)
  }

  private let long = Array(repeating: "word", count: 30).joined(separator: " ")

  private func words(_ count: Int) -> String {
    Array(repeating: "word", count: count).joined(separator: " ")
  }

  private func assertKept(_ text: String, line: UInt = #line) {
    assertComments(text, text, line: line)
  }

  private func assertComments(_ text: String, _ expected: String, line: UInt = #line) {
    let lines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(
      printed(DocumentationText(summary: nil, discussion: text)),
      lines.map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n"),
      line: line
    )
  }

  private func printed(_ text: DocumentationText) -> String {
    var printer = SourcePrinter()
    printer.print("\(doc: text)")
    return String(decoding: printer.bytes, as: UTF8.self)
  }
}
