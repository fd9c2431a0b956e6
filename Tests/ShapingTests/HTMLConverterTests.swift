import XCTest

@testable import Shaping

/// What HTML in a description becomes.
final class HTMLConverterTests: XCTestCase {
  func testWordsInTags() {
    assertMarkdown("a <b> bold </b> word, <em>so</em><strong></strong>.", "a **bold** word, *so*.")
    assertMarkdown("<code>a &lt; b</code> and <tt>`</tt>", "`a < b` and `` ` ``")
    assertMarkdown(
      "<a href=\"https://a.b/c d\">see <b>it</b></a> <a name=x>there</a>",
      "[see **it**](<https://a.b/c d>) there"
    )
    assertMarkdown(
      "<A HREF=https://a.b></A><span class='x>y'>s</span><!-- no\nword -->",
      "<https://a.b>s"
    )
    assertMarkdown("<img src=\"a.png\" alt=\"A\">", "![A](a.png)")
  }

  func testBlocks() {
    assertMarkdown(
      "<p>One.</p>\n<p>Two<br/>three<br>\n<br>four</p>",
      "One.\n\nTwo  \nthree\n\nfour\n\n"
    )
    assertMarkdown("One<p> two</p>  three", "One\n\ntwo\n\nthree")
    assertMarkdown("<h2>Title\n here</h2>Text<hr>end", "## Title here\n\nText\n\n---\n\nend")
    assertMarkdown(
      "Of:<ul>\n <li>one</li>\n <li>two\n <ol><li>three</ol></ul>So",
      "Of:\n\n- one\n- two\n  1. three\n\nSo"
    )
    assertMarkdown("<pre><code>a &amp;&amp;\n  b</code></pre>c", "```\na &&\n  b\n```\n\nc")
    assertMarkdown(
      "<table><thead><tr><th>A<th>B</tr></thead><tr><td>1</td><td>2\n|3</td></tr></table>end",
      "| A | B |\n| --- | --- |\n| 1 | 2 \\|3 |\n\nend"
    )
  }

  func testKeepsTextThatIsNotATag() {
    assertMarkdown("of <id> or </Name attr=\"x\">", "of `<id>` or `</Name attr=\"x\">`")
    assertMarkdown(
      "a < b, 1<2, <3, <https://a.b>, <me@a.b>",
      "a < b, 1<2, <3, <https://a.b>, <me@a.b>"
    )
    assertMarkdown("`<b>` ``<i>`</i>``", "`<b>` ``<i>`</i>``")
    assertMarkdown("```\n<b>x</b>\n```\n<b>x</b>", "```\n<b>x</b>\n```\n**x**")
    assertMarkdown("```\n<b>x</b>\n`````\n<b>x</b>", "```\n<b>x</b>\n`````\n**x**")
    assertMarkdown("~~~\n<b>x</b>", "~~~\n<b>x</b>")
    assertMarkdown("Text\n\n    <b>x</b>\n\n<b>x</b>", "Text\n\n    <b>x</b>\n\n**x**")
  }

  func testASignBetweenOthersIsNotATag() {
    assertMarkdown("where a<b && c>d", "where a<b && c>d")
    assertMarkdown("x<i, y>z and x<i / 2>z", "x<i, y>z and x<i / 2>z")
    assertMarkdown("<b class=x id='y' hidden >a</b >", "**a**")
    assertMarkdown("<br/>a<br clear = \"all\" / >b", "a  \nb")
    assertMarkdown("<a href=/x/>y</a>", "[y](/x/)")
    // JSX has expressions as values.
    assertMarkdown("<b style={{ color: \"#ff0000\" }} id={x}>a</b>", "**a**")
    assertMarkdown("x<b y={ z>w", "x\\<b y={ z>w")
  }

  func testAComparisonThatLooksLikeATagIsText() {
    assertMarkdown("if a<b then c>d", "if a\\<b then c>d")
    assertMarkdown(
      "a <b and c> d, a <i hidden or <b>b</b>",
      "a \\<b and c> d, a <i hidden or **b**"
    )
    assertMarkdown("one<br>two<br or three>", "one  \ntwo\\<br or three>")
    assertMarkdown("<pre>if a<b then c>d</pre>", "```\nif a<b then c>d\n```\n\n")
    assertMarkdown("<code>List<String></code> of <your key>", "`List<String>` of `<your key>`")
    assertMarkdown("<ol reversed><li data-x hidden>a</ol>", "1. a\n\n")
  }

  func testABreakInsideOfARowOfMarkdownIsABlank() {
    assertMarkdown(
      "| a | b |\n| - | - |\n| 1<br>2 | 3<br/><br/>4 |\nEnd<br>here | there",
      "| a | b |\n| - | - |\n| 1 2 | 3  4 |\nEnd  \nhere | there"
    )
  }

  func testUnclosedElements() {
    assertMarkdown("<b>bold <i>so <a href=x>y", "**bold *so [y](x)***")
    assertMarkdown("</b></ul></a></table></li>x<code>y<pre>z", "xy\n\nz")
    for hostile in [
      "<code>", "<ul>", "<ul><li>", "<b>", "<a href=x>", "<!--", "<p", "`<", "<table><td>",
    ] {
      let text = String(repeating: hostile, count: 2_000)
      XCTAssertLessThan(HTMLConverter.markdown(text).utf8.count, 60 * text.utf8.count)
    }
  }

  private func assertMarkdown(_ text: String, _ expected: String, line: UInt = #line) {
    XCTAssertEqual(HTMLConverter.markdown(text), expected, line: line)
  }
}
