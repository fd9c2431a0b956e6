import Shape
import SwiftSource

/// The test of one channel: a table of recorded messages for each direction.
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
      func test\(name.title)() async {
        await checkContract {
          try sessions.verify(\(traffic.event).self, Self.\(name.constant))
        }
      }
      """
  }

  private func table(_ traffic: TrafficContract) -> Source {
    let recorded = traffic.traffic
    let requests = recorded.messages.filter { !$0.requests.isEmpty }.map { message in
      (message.name, "[\(elements: message.requests, Source.literal)]" as Source)
    }
    let exceptions = recorded.messages.compactMap { message in
      message.exception.map { (message.name, "\(literal: $0)" as Source) }
    }
    let messages = recorded.messages.map { message in
      (message.name, message.schema.map { "\(literal: $0)" as Source } ?? "nil")
    }
    let arguments: [Source?] = [
      recorded.direction == .receive ? ".receive" : ".send",
      "of: \(literal: traffic.channel)",
      "messages: [\(members: messages)]",
      requests.isEmpty ? nil : "replies: [\(members: requests)]",
      exceptions.isEmpty ? nil : "exceptions: [\(members: exceptions)]",
      "frames: [\(elements: recorded.frames, frame)]",
    ]
    return """
      static let \(Self.name(of: traffic).constant) = ContractTraffic(\(list: arguments.compactMap(\.self), \.self))
      """
  }

  private func frame(_ frame: Contract.Frame) -> Source {
    let position: [Source] =
      switch frame.location {
      case .frame(let index): ["frame: \(Source(number: Int64(index)))"]
      case .body: []
      case .element(let index, let list):
        ["element: \(Source(number: Int64(index)))", "of: \(literal: list)"]
      }
    let arguments: [Source] =
      ["\(literal: frame.entry.recording)", Source(number: Int64(frame.entry.entry))] + position
      + [frame.message.map { "\(literal: $0)" } ?? "nil"]
    return "ContractFrame(\(list: arguments, \.self))"
  }

  static func name(of traffic: TrafficContract) -> (title: Source, constant: Source) {
    traffic.traffic.direction == .receive ? ("Received", "received") : ("Sent", "sent")
  }
}

/// The test that each message of each channel has a recording, and each recorded message a test.
struct SessionCompletenessTemplate {
  let channels: [ChannelContract]
  /// The argument with the parts that need a recording; none for all.
  let requirement: [Source]

  var source: Source {
    """
    final class SessionCompletenessContractTests: XCTestCase {
      func testEveryMessageHasARecording() async {
        await checkContract {
          try sessions.verifyCompleteness(\(list: arguments, \.self))
        }
      }
    }
    """
  }

  private var arguments: [Source] { ["[\(elements: tables, \.self)]"] + requirement }

  private var tables: [Source] {
    channels.flatMap { channel in
      channel.traffic.map {
        "\(channel.className).\(ChannelContractTemplate.name(of: $0).constant)"
      }
    }
  }
}
