import SwiftSource

/// A channel of the client, and the tables of its recorded messages.
struct RoutedChannel {
  var channel: TypeReference
  var tables: [Source]
}

/// The test that recorded sessions reach the channels of the client.
struct RoutingContractTemplate {
  let channels: [RoutedChannel]

  static let className = SwiftName(known: "RoutingContractTests")

  var source: Source {
    """
    final class \(Self.className): XCTestCase {
      func testRecordedMessagesReachTheirChannels() async {
        await checkContract {
          try await sessions.replay(\(list: ["through: [\(elements: channels, channel)]"] as [Source], \.self))
        }
      }
    }
    """
  }

  private func channel(_ channel: RoutedChannel) -> Source {
    "ReplayedChannel(\(list: ["\(channel.channel).self"] + channel.tables, \.self))"
  }
}
