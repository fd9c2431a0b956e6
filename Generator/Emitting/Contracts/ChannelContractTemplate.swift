import Shape
import SwiftSource

/// The test of one channel: a table of recorded messages for each way.
struct ChannelContractTemplate {
  let contract: ChannelContract

  var source: Source {
    """
    final class \(contract.className): XCTestCase {
      \(lines: contract.traffic.map(test) + contract.traffic.map(table), by: "\n\n", \.self)
    }
    """
  }

  private func test(_ traffic: TrafficContract) -> Source {
    let name = Self.name(of: traffic)
    return """
      func test\(name.title)() throws {
        try sessions.verify(\(traffic.event).self, Self.\(name.constant))
      }
      """
  }

  private func table(_ traffic: TrafficContract) -> Source {
    let facts = traffic.traffic
    let answers = facts.messages.filter { !$0.answers.isEmpty }.map { message in
      (message.name, "[\(elements: message.answers, Source.literal)]" as Source)
    }
    let exceptions = facts.messages.compactMap { message in
      message.exception.map { (message.name, "\(literal: $0)" as Source) }
    }
    let messages = facts.messages.map { message in
      (message.name, message.schema.map { "\(literal: $0)" as Source } ?? "nil")
    }
    let arguments: [Source?] = [
      facts.way == .receive ? ".receive" : ".send",
      "of: \(literal: traffic.channel)",
      "messages: [\(members: messages)]",
      answers.isEmpty ? nil : "answers: [\(members: answers)]",
      exceptions.isEmpty ? nil : "exceptions: [\(members: exceptions)]",
      "frames: [\(elements: facts.frames, frame)]",
    ]
    return """
      static let \(Self.name(of: traffic).constant) = ContractTraffic(\(list: arguments.compactMap(\.self), \.self))
      """
  }

  private func frame(_ frame: Contract.Frame) -> Source {
    let place: [Source] =
      switch frame.place {
      case .frame(let position): ["frame: \(Source(number: Int64(position)))"]
      case .body: []
      case .element(let position, let list):
        ["element: \(Source(number: Int64(position)))", "of: \(literal: list)"]
      }
    let facts: [Source] =
      ["\(literal: frame.entry.recording)", Source(number: Int64(frame.entry.entry))] + place
      + [frame.message.map { "\(literal: $0)" } ?? "nil"]
    return "ContractFrame(\(list: facts, \.self))"
  }

  static func name(of traffic: TrafficContract) -> (title: Source, constant: Source) {
    traffic.traffic.way == .receive ? ("Received", "received") : ("Sent", "sent")
  }
}

/// The test that every message of every channel has a recording, and every recorded one a test.
struct SessionCompletenessTemplate {
  let channels: [ChannelContract]

  var source: Source {
    """
    final class SessionCompletenessContractTests: XCTestCase {
      func testEveryMessageHasARecording() throws {
        try sessions.verifyCompleteness([\(elements: tables, \.self)])
      }
    }
    """
  }

  private var tables: [Source] {
    channels.flatMap { channel in
      channel.traffic.map {
        "\(channel.className).\(ChannelContractTemplate.name(of: $0).constant)"
      }
    }
  }
}
