import XCTest

/// That what channels, messages and servers cost grows with their number and not with its square.
final class ChannelGrowthTests: XCTestCase {
  private let version = "asyncapi: 3.0.0"

  func testParametersOfOneAddress() throws {
    try assertGrowth(from: 1_500, of: version, under: "channels:", ofShaping: true) { count in
      let names = (0..<count).map { "p\($0)" }
      return "  c:\n    address: \"\(names.map { "/{\($0)}" }.joined())\"\n    parameters:\n"
        + names.map { "      \($0): {}" }.joined(separator: "\n")
    }
  }

  func testVariablesOfOneServer() throws {
    try assertGrowth(from: 1_200, of: version, under: "channels: {}\nservers:") { count in
      let names = (0..<count).map { "v\($0)" }
      return "  s:\n    protocol: wss\n    host: \"\(names.map { "{\($0)}." }.joined())a\"\n"
        + "    variables:\n"
        + names.map { "      \($0): { enum: [a], default: a }" }.joined(separator: "\n")
    }
  }
}
