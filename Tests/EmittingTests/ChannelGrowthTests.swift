import XCTest

/// The processing time of channels, messages and servers doesn't grow with the square of their
/// number.
final class ChannelGrowthTests: XCTestCase {
  private let version = "asyncapi: 3.0.0"

  func testParametersOfOneAddress() throws {
    try assertGrowth(from: 1_500, of: version, under: "channels:", ofShaping: true) { count in
      let names = (0..<count).map { "p\($0)" }
      return "  c:\n    address: \"\(names.map { "/{\($0)}" }.joined())\"\n    parameters:\n"
        + names.map { "      \($0): {}" }.joined(separator: "\n")
    }
  }

  /// Operations that all have every message, as do their replies.
  func testOperationsWithEveryMessage() throws {
    try assertGrowth(from: 150, of: version, under: "channels:", ofShaping: true) { count in
      "\(messages(count))\noperations:\n"
        + (0..<count).map { "  o\($0): { action: send, channel: \(channel), reply: \(reply) }" }
        .joined(separator: "\n")
    }
  }

  func testOperationsWithAMessageEach() throws {
    try assertGrowth(from: 150, of: version, under: "channels:", ofShaping: true) { count in
      let lines = (0..<count).map { number in
        "  o\(number): { action: send, channel: \(channel), messages: [\(message(number))],"
          + " reply: { messages: [\(message(0))] } }"
      }
      return "\(messages(count))\noperations:\n" + lines.joined(separator: "\n")
    }
  }

  /// Operations with names of messages instead of references.
  func testNamesOfMessagesInsteadOfReferences() throws {
    try assertGrowth(from: 150, of: version, under: "channels:", ofShaping: true) { count in
      let lines = (0..<count).map { number in
        "  o\(number): { action: send, channel: \(channel), messages: [m\(number)] }"
      }
      return "\(messages(count))\noperations:\n" + lines.joined(separator: "\n")
    }
  }

  /// Lists of messages under the names of messages.
  func testListsOfLists() throws {
    try assertGrowth(from: 5, of: version, under: "channels:", ofShaping: true) { count in
      let lines = (0..<count).map { number in
        let next = "{ $ref: \"#/components/messages/M\(number + 1)\" }"
        return "    M\(number): { oneOf: [\(next), \(next)] }"
      }
      return "  c: { messages: { m: { $ref: \"#/components/messages/M0\" } } }\n"
        + "components:\n  messages:\n" + lines.joined(separator: "\n")
        + "\n    M\(count): { payload: { type: object } }"
    }
  }

  private let channel = "{ $ref: \"#/channels/c\" }"
  private let reply = "{ channel: { $ref: \"#/channels/c\" } }"

  private func message(_ number: Int) -> String { "{ $ref: \"#/channels/c/messages/m\(number)\" }" }

  private func messages(_ count: Int) -> String {
    let lines = (0..<count).map { "      m\($0): { payload: { enum: [v\($0)] } }" }
    return "  c:\n    messages:\n" + lines.joined(separator: "\n")
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
