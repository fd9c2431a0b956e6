import Specification
import XCTest

final class StreamTests: XCTestCase {
  func testTheRestOfAStreamIsAWarning() {
    assertMessages(
      "a: 1\n---\nb: 2\n",
      """
      test.yaml:2:1: warning: the file has a second YAML document; ignored [invalid-syntax]
        help: move the second document to its own file
      """
    )
    XCTAssertEqual(read("a: 1\n---\nb: 2\n").tree?.root.entries.map(\.key), ["a"])
  }

  func testAnExplicitTagIsApplied() throws {
    let node = try root(
      """
      - !!str 12
      - !!int "12"
      - !!float 12
      - !!bool 'true'
      - !!null ""
      - ! 12
      - !!seq [1]
      - !!map {a: 1}
      - !<tag:yaml.org,2002:str> null
      """
    )
    XCTAssertEqual(
      node.elements.map(\.kind),
      [.string, .integer, .float, .boolean, .null, .string, .sequence, .mapping, .string]
    )
    XCTAssertEqual(node[1]?.integer, 12)
    XCTAssertEqual(node[2]?.number, 12)
  }

  func testAnUnknownTagIsAWarning() {
    assertMessages(
      "a: !thing 12\n",
      """
      test.yaml:1:4: warning: unknown tag “!thing”; ignored [invalid-tag]
        help: remove the tag
      """
    )
    XCTAssertEqual(read("a: !thing 12").tree?.root["a"]?.integer, 12)
  }

  func testAMismatchedTagIsOmitted() {
    assertMessages(
      "a: !!int x\nb: !!seq {}\n",
      """
      test.yaml:1:4: warning: the tag “!!int” doesn't apply to this scalar; ignored [invalid-tag]
        help: remove the tag
      test.yaml:2:4: warning: the tag “!!seq” doesn't apply to an object; ignored [invalid-tag]
        help: remove the tag
      """
    )
  }

  func testMessagesForLibyamlsErrors() {
    assertMessages(
      "a: b: c\n",
      """
      test.yaml:1:5: error: a mapping value isn't allowed here [invalid-syntax]
        help: put a string that contains “: ” in quotes
      """
    )
    assertMessages(
      "a:\n  b: 1\n c: 2\n",
      """
      test.yaml:3:2: error: expected the next key of the mapping [invalid-syntax]
        help: check the indentation of this line and the one above
      test.yaml:1:1: note: a block mapping begins here
      """
    )
    assertMessages(
      "a:\n\tb: 1\n",
      """
      test.yaml:2:1: error: a value can't begin with this character [invalid-syntax]
        help: indent with spaces, and put a string that begins with @, ` or % in quotes
      """
    )
    assertMessages(
      "a: \"x\n",
      """
      test.yaml:2:1: error: the file ends inside a quoted string [invalid-syntax]
        help: add the closing quote
      test.yaml:1:4: note: a quoted scalar begins here
      """
    )
    assertMessages(
      "a: \"\\ud83d\\ude00\"\n",
      """
      test.yaml:1:7: error: the escape sequence isn't a Unicode character [invalid-syntax]
        help: write the character itself, or its code point after \\U; YAML has no surrogate pairs
      test.yaml:1:4: note: a quoted scalar begins here
      """
    )
  }
}
