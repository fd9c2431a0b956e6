import XCTest

/// The generated code for addresses of channels and for recognition of messages.
final class ChannelTemplateTests: XCTestCase {
  func testBracesThatDoNotMatchAreText() throws {
    for (address, expected) in [
      ("a}b{c}", #"ChannelAddress(literal: "a}b{c}")"#),
      ("x{}y", #"ChannelAddress(literal: "x{}y")"#), ("a}b", #"ChannelAddress("a}b")"#),
      ("q/{z}", #"ChannelAddress("q/{z}")"#),
    ] {
      let document = """
        asyncapi: 3.0.0
        info: { title: Home, version: "1" }
        channels: { odd: { address: "\(address)", messages: { a: { payload: {} } } } }
        """
      let text = try Emission(document).emitter.files.map(\.text).joined()
      XCTAssert(text.contains(expected), text)
    }
  }

  func testDiscriminatorValuesInsideOfAMember() throws {
    let header = "required: [header], properties: { header: { required: [type], properties: { type:"
    let document = """
      asyncapi: 3.0.0
      info: { title: Home, version: "1" }
      channels:
        mixed:
          messages:
            a: { payload: { \(header) { const: a } } } } } }
            b: { payload: { \(header) { enum: [b, 7] } } } } } }
      """
    let text = try Emission(document).emitter.files.map(\.text).joined()
    XCTAssert(text.contains(#"nested: ["header": ["type": ["a"]]]"#), text)
  }

  func testDiscriminatorValuesAreWrittenByTheirKind() throws {
    let document = """
      asyncapi: 3.0.0
      info: { title: Home, version: "1" }
      channels:
        mixed:
          messages:
            a: { payload: { required: [t], properties: { t: { enum: [7, "7", 0.5] } } } }
            b: { payload: { required: [t], properties: { t: { enum: [true, 1e20, -1] } } } }
            c: { payload: { required: [c], properties: { c: { type: string } } } }
        plain:
          messages:
            a: { payload: { required: [t], properties: { t: { enum: [7, 0.5] } } } }
            b: { payload: { required: [t], properties: { t: { const: "7" } } } }
      """
    let text = try Emission(document).emitter.files.map(\.text).joined()
    for expected in [
      #".discriminated([7, "7", .number("0.5")], by: "t")"#,
      #".discriminated([true, .number("1e20"), -1], by: "t")"#,
      #"case 7, .number("0.5"): self = .a"#, #"case "7": self = .b"#,
    ] {
      XCTAssert(text.contains(expected), text)
    }
  }
}
