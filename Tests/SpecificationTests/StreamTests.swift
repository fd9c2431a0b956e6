import Specification
import XCTest

final class StreamTests: XCTestCase {
  func testTheRestOfAStreamIsAWarning() {
    assertMessages(
      "a: 1\n---\nb: 2\n",
      """
      test.yaml:2:1: warning: a second document begins here, and only the first is read \
      [invalid-syntax]
        help: put it into a file of its own
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
      test.yaml:1:4: warning: the tag “!thing” is unknown; the node is read without it \
      [invalid-tag]
        help: remove the tag
      """
    )
    XCTAssertEqual(read("a: !thing 12").tree?.root["a"]?.integer, 12)
  }

  func testAMismatchedTagIsOmitted() {
    assertMessages(
      "a: !!int x\nb: !!seq {}\n",
      """
      test.yaml:1:4: warning: the tag “!!int” does not fit this node and is omitted: \
      its text is not of that kind [invalid-tag]
        help: remove the tag
      test.yaml:2:4: warning: the tag “!!seq” does not fit this node and is omitted: \
      it is a mapping [invalid-tag]
        help: remove the tag
      """
    )
  }

  func testMessagesForLibyamlsErrors() {
    assertMessages(
      "a: b: c\n",
      """
      test.yaml:1:5: error: a “:” is where no value can begin [invalid-syntax]
        help: put text that holds “: ” in quotes
      """
    )
    assertMessages(
      "a:\n  b: 1\n c: 2\n",
      """
      test.yaml:3:2: error: the next key of the mapping must begin here [invalid-syntax]
        help: check the indentation of this line and the one above
      test.yaml:1:1: note: a block mapping begins here
      """
    )
    assertMessages(
      "a:\n\tb: 1\n",
      """
      test.yaml:2:1: error: this character can't begin a value [invalid-syntax]
        help: indent with spaces, and put text that begins with @, ` or % in quotes
      """
    )
    assertMessages(
      "a: \"x\n",
      """
      test.yaml:2:1: error: the file ends inside of quoted text [invalid-syntax]
        help: close the quotes
      test.yaml:1:4: note: a quoted scalar begins here
      """
    )
    assertMessages(
      "a: \"\\ud83d\\ude00\"\n",
      """
      test.yaml:1:7: error: an escape names no character [invalid-syntax]
        help: write the character itself, or its number after \\U: YAML knows no surrogate pairs
      test.yaml:1:4: note: a quoted scalar begins here
      """
    )
  }
}
