import SwiftSource

/// A channel of the client, and the tables of its recorded messages.
struct RoutedChannel {
  var channel: TypeReference
  var tables: [Source]
  /// The recorded sessions, with the channel as the client opens it.
  var openings: [(entry: String, channel: Source)]
  /// The names of the described query parameters.
  var query: [String]
  /// The names of the described headers.
  var headers: [String]
}

/// The test that recorded sessions reach the channels of the client.
struct RoutingContractTemplate {
  let channels: [RoutedChannel]
  let servers: [Source]

  static let className = SwiftName(known: "RoutingContractTests")

  var source: Source {
    """
    final class \(Self.className): XCTestCase {
      func testRecordedMessagesReachTheirChannels() async {
        await checkContract {
          try await sessions.replay(\(list: arguments, \.self))
        }
      }
    }
    """
  }

  private var arguments: [Source] {
    ["through: [\(elements: channels, channel)]"]
      + (servers.isEmpty ? [] : ["on: [\(elements: servers, \.self)]"])
  }

  private func channel(_ channel: RoutedChannel) -> Source {
    let openings = channel.openings.map { (key: $0.entry, value: $0.channel) }
    let named: [Source] =
      (openings.isEmpty ? [] : ["openings: [\(members: openings)]"])
      + [("query", channel.query), ("headers", channel.headers)]
      .compactMap { (name: Source, keys: [String]) -> Source? in
        keys.isEmpty ? nil : "\(name): [\(elements: keys, { "\(literal: $0)" })]"
      }
    return "ReplayedChannel(\(list: ["\(channel.channel).self"] + channel.tables + named, \.self))"
  }
}
