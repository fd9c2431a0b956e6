import XCTest

/// What is written for the addresses of channels.
final class ChannelTemplateTests: XCTestCase {
  func testBracesThatDoNotMatchAreText() throws {
    for (address, expected) in [
      ("a}b{c}", #"ChannelAddress(literal: "a}b{c}")"#),
      ("x{}y", #"ChannelAddress(literal: "x{}y")"#), ("a}b", #"ChannelAddress("a}b")"#),
      ("q/{z}", #"ChannelAddress("q/{z}")"#),
    ] {
      let document = """
        asyncapi: 3.0.0
        info: { title: House, version: "1" }
        channels: { odd: { address: "\(address)", messages: { a: { payload: {} } } } }
        """
      let text = try Emission(document).emitter.files.map(\.text).joined()
      XCTAssert(text.contains(expected), text)
    }
  }
}
