import BinderyRuntime
import XCTest

/// Tests of the rows `simple`, `label` and `matrix` of OpenAPI 3.1's table of styles.
final class PathStyleTests: XCTestCase {
  func testTheTableOfStyles() throws {
    try assertPaths(Sample.text, ["blue", "blue", ".blue", ".blue", ";color=blue", ";color=blue"])
    try assertPaths(
      Sample.list,
      [
        "blue,black,brown", "blue,black,brown",
        ".blue,black,brown", ".blue.black.brown",
        ";color=blue,black,brown", ";color=blue;color=black;color=brown",
      ]
    )
    try assertPaths(
      Sample.object,
      [
        "R,100,G,200,B,150", "R=100,G=200,B=150",
        ".R,100,G,200,B,150", ".R=100.G=200.B=150",
        ";color=R,100,G,200,B,150", ";R=100;G=200;B=150",
      ]
    )
  }

  func testEmptyTextIsValidOnlyInLabelAndMatrix() throws {
    try assertPaths(Sample.empty, [nil, nil, ".", ".", ";color", ";color"])
  }

  func testEmptyOrNullValuesAreRefused() throws {
    let nothing = [String?](repeating: nil, count: 6)
    try assertPaths([] as JSONValue, nothing)
    try assertPaths([:] as JSONValue, nothing)
    try assertPaths(JSONValue.null, nothing)
    try assertPaths([.null, .null] as JSONValue, nothing)
  }

  func testNullMembersAreOmitted() throws {
    let list: JSONValue = ["blue", .null, "brown"]
    try assertPaths(
      list,
      [
        "blue,brown", "blue,brown", ".blue,brown", ".blue.brown",
        ";color=blue,brown", ";color=blue;color=brown",
      ]
    )
    let object: JSONValue = ["R": 100, "G": .null]
    try assertPaths(object, ["R,100", "R=100", ".R,100", ".R=100", ";color=R,100", ";R=100"])
  }

  func testEmptyMembersAreKept() throws {
    try assertPaths(
      ["", "b"] as JSONValue,
      [",b", ",b", ".,b", "..b", ";color=,b", ";color;color=b"]
    )
    try assertPaths(
      ["R": ""] as JSONValue,
      ["R,", "R=", ".R,", ".R=", ";color=R,", ";R"]
    )
  }

  func testElementsThatContainTheSeparatorAreRefused() throws {
    try assertPaths(
      ["a.b"] as JSONValue,
      ["a.b", "a.b", ".a.b", nil, ";color=a.b", ";color=a.b"]
    )
    try assertPaths([1.5] as JSONValue, ["1.5", "1.5", ".1.5", nil, ";color=1.5", ";color=1.5"])
    try assertPaths(
      ["a.b": "c"] as JSONValue,
      ["a.b,c", "a.b=c", ".a.b,c", nil, ";color=a.b,c", ";a.b=c"]
    )
    try assertPaths(
      "a.b,;" as JSONValue,
      [
        "a.b%2C%3B", "a.b%2C%3B", ".a.b%2C%3B", ".a.b%2C%3B", ";color=a.b%2C%3B",
        ";color=a.b%2C%3B",
      ]
    )
  }

  func testNestedMembersAreSentAsJSON() throws {
    let nested: JSONValue = [["a"], ["b": 1]]
    let first = "%5B%22a%22%5D"
    let second = "%7B%22b%22%3A1%7D"
    try assertPaths(
      nested,
      [
        "\(first),\(second)", "\(first),\(second)", ".\(first),\(second)", ".\(first).\(second)",
        ";color=\(first),\(second)", ";color=\(first);color=\(second)",
      ]
    )
  }

  /// The results for simple, label and matrix, each unexploded and exploded; nil where the value is
  /// refused.
  private func assertPaths(
    _ value: JSONValue,
    _ expected: [String?],
    line: UInt = #line
  ) throws {
    let styles: [PathStyle] = [.simple, .label, .matrix]
    let cells = styles.flatMap { style in [false, true].map { (style, $0) } }
    for ((style, explode), text) in zip(cells, expected) {
      let path = try? HTTPRequest(
        .get,
        "/x\(value, style: style, name: "color", explode: explode)"
      ).path
      XCTAssertEqual(path, text.map { "/x" + $0 }, "\(style), \(explode)", line: line)
    }
  }
}
