import BinderyJSON
import TestSupport
import XCTest

final class IndirectTests: XCTestCase {
  private struct Shelf: Hashable, Sendable {
    @Indirect var titles: [String]
    @IndirectOptional var labels: [String]?

    init(titles: [String], labels: [String]? = nil) {
      self.titles = titles
      self.labels = labels
    }
  }

  func testACopyIsIndependent() {
    let original = Shelf(titles: ["a"], labels: ["x"])
    var copy = original
    copy.titles.append("b")
    copy.labels?.append("y")
    XCTAssertEqual(original, Shelf(titles: ["a"], labels: ["x"]))
    XCTAssertEqual(copy, Shelf(titles: ["a", "b"], labels: ["x", "y"]))
    XCTAssertNotEqual(original, copy)
    XCTAssertEqual(Set([original, copy, Shelf(titles: ["a"], labels: ["x"])]).count, 2)
  }

  func testAModelIsShownWithItsValues() {
    let plain = "(_titles: [\"a\"], _labels: Optional([\"x\"]))"
    let shelf = Shelf(titles: ["a"], labels: ["x"])
    XCTAssert(String(describing: shelf).hasSuffix(plain), String(describing: shelf))
    XCTAssert(String(reflecting: shelf).hasSuffix(plain), String(reflecting: shelf))
    XCTAssert("\(Shelf(titles: []))".hasSuffix("(_titles: [], _labels: nil)"))
    var dumped = ""
    dump(shelf, to: &dumped)
    XCTAssert(dumped.contains("_titles: 1 element\n    - \"a\""), dumped)
    XCTAssert(dumped.contains("- \"x\"") && !dumped.contains("Box"), dumped)
  }

  func testChangingToNilAndBack() {
    var shelf = Shelf(titles: [])
    XCTAssertNil(shelf.labels)
    shelf.labels = ["x"]
    let copy = shelf
    shelf.labels = nil
    XCTAssertNil(shelf.labels)
    XCTAssertEqual(copy.labels, ["x"])
    shelf.labels?.append("y")
    XCTAssertNil(shelf.labels)
    Self.empty(&shelf.labels)
    XCTAssertEqual(shelf, Shelf(titles: []))
    Self.fill(&shelf.labels)
    XCTAssertEqual(shelf.labels, ["z"])
    Self.empty(&shelf.labels)
    XCTAssertEqual(shelf, Shelf(titles: []))
  }

  /// Appending to a shared list would copy it to another address.
  func testAnUnsharedValueIsChangedInPlace() {
    var shelf = Shelf(titles: ["a"], labels: ["x"])
    shelf.titles.reserveCapacity(100)
    shelf.labels?.reserveCapacity(100)
    let titles = Self.address(of: shelf.titles)
    let labels = Self.address(of: shelf.labels ?? [])
    for _ in 0..<50 {
      shelf.titles.append("b")
      shelf.labels?.append("y")
    }
    XCTAssertEqual(Self.address(of: shelf.titles), titles)
    XCTAssertEqual(Self.address(of: shelf.labels ?? []), labels)
  }

  /// An error during a change leaves the value as it was at that time.
  func testAChangeThatThrowsKeepsTheValue() {
    struct Refusal: Error {}
    func refuse(_ labels: inout [String]?) throws {
      labels = nil
      throw Refusal()
    }
    var shelf = Shelf(titles: [], labels: ["x"])
    XCTAssertThrowsError(try refuse(&shelf.labels))
    XCTAssertEqual(shelf, Shelf(titles: []))
  }

  func testNilTakesNoMemoryBeyondTheReference() {
    XCTAssertEqual(MemoryLayout<IndirectOptional<(Int, Int, Int)>>.size, MemoryLayout<Int>.size)
  }

  func testJSON() throws {
    let text = "[[1],null,2]"
    let values = try decode([IndirectOptional<JSONValue>].self, text)
    XCTAssertEqual(try encode(values), text)
    XCTAssertEqual(try encode(decode(Indirect<[Int]>.self, "[1]")), "[1]")
    XCTAssertNil(try decode(IndirectOptional<Int>.self, "null").wrappedValue)
  }

  private static func empty(_ labels: inout [String]?) { labels = nil }
  private static func fill(_ labels: inout [String]?) { labels = ["z"] }

  private static func address(of list: [String]) -> UnsafeRawPointer? {
    list.withUnsafeBytes { $0.baseAddress }
  }
}
