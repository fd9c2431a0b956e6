import BinderyRealtime
import XCTest

/// Tests of channel addresses: from values, and to values.
final class ChannelAddressTests: XCTestCase {
  func testValuesReplaceTheParameters() {
    assert("lights/{id}/dim", ["7"], "lights/7/dim")
    assert("{a}", ["x"], "x")
    assert("{a}.{b}", ["x", "y"], "x.y")
    assert("plain", [], "plain")
    assert("", [], "")
  }

  func testALiteralAddressMayContainBraces() {
    let address = ChannelAddress(literal: "a}b{c}")
    XCTAssertEqual(address.text([]), "a}b{c}")
    XCTAssertEqual(address.values(in: "a}b{c}")?.texts, [])
    XCTAssertNil(address.values(in: "a}bx"))
    XCTAssertEqual(address.description, "a}b{c}")
  }

  func testTheAddressOfAnotherChannelHasNoValues() {
    let dim = ChannelAddress("lights/{id}/dim")
    for other in ["", "lights/7", "lights/7/dim/", "light/7/dim", "lights/7/Dim", "x/lights/7/dim"]
    {
      XCTAssertNil(dim.values(in: other), other)
    }
    XCTAssertNil(ChannelAddress("plain").values(in: "plainer"))
  }

  /// An address with an empty value is that of another channel, or invalid.
  func testAValueIsNotEmpty() {
    XCTAssertNil(ChannelAddress("lights/{id}/dim").values(in: "lights//dim"))
    XCTAssertNil(ChannelAddress("{a}{b}").values(in: "x"))
    XCTAssertNil(ChannelAddress("{a}-{b}").values(in: "-y"))
    XCTAssertNil(ChannelAddress("{a}-{b}").values(in: "x-"))
    XCTAssertNil(ChannelAddress("{a}").values(in: ""))
  }

  func testTheFirstValuesAreTheShortest() {
    XCTAssertEqual(ChannelAddress("{a}-{b}").values(in: "x-y-z")?.texts, ["x", "y-z"])
    XCTAssertEqual(ChannelAddress("{a}-{b}").values(in: "--z")?.texts, ["-", "z"])
    XCTAssertEqual(ChannelAddress("{a}-{b}-x").values(in: "1-2-x-x")?.texts, ["1", "2-x"])
    XCTAssertEqual(ChannelAddress("{a}-x").values(in: "-x-x")?.texts, ["-x"])
    XCTAssertNil(ChannelAddress("ab{a}ba").values(in: "aba"))
  }

  func testAdjacentParameters() {
    XCTAssertEqual(ChannelAddress("{a}{b}").values(in: "xyz")?.texts, ["x", "yz"])
    XCTAssertEqual(ChannelAddress("{a}{b}/{c}").values(in: "xy/z")?.texts, ["x", "y", "z"])
  }

  /// Text is compared scalar by scalar: the start of a value does not change the text before it.
  func testHostileValues() {
    for value in ["\u{301}x", "\u{200D}", "\r", "\n", "%2F", "{id}", "}", "🏳️‍🌈", "\u{0}", "a b?#"] {
      assert("lights/{id}/dim", [value], "lights/\(value)/dim")
      assert("lights\r{id}", [value], "lights\r\(value)")
    }
    XCTAssertNil(ChannelAddress("caf\u{E9}").values(in: "cafe\u{301}"), "other scalars")
  }

  func testValuesAreRead() throws {
    let values = try XCTUnwrap(ChannelAddress("{a}/{b}").values(in: "7/x"))
    XCTAssertEqual(values.read(0), 7)
    XCTAssertNil(values.read(1) as Int?)
    XCTAssertEqual(values.read(1), "x")
  }

  func testMatchingTakesLinearTime() {
    let text = String(repeating: "-", count: 100_000)
    XCTAssertNil(ChannelAddress("{a}-{b}-{c}-{d}-{e}+").values(in: text))
  }

  private func assert(
    _ template: StaticString,
    _ values: [String],
    _ address: String,
    line: UInt = #line
  ) {
    let template = ChannelAddress(template)
    XCTAssertEqual(template.text(values), address, line: line)
    let read = template.values(in: address)?.texts.map { Array($0.utf8) }
    XCTAssertEqual(read, values.map { Array($0.utf8) }, line: line)
  }
}
