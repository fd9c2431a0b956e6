import BinderyJSON
import Canonical
import Shape

/// The channels whose messages an HTTP server sends one after the other, in a response or in those
/// to consecutive requests.
///
/// A document states that by the content type of a message, such as `text/event-stream`, by the
/// `type: response` of the HTTP bindings of AsyncAPI 2, or by an `x-keep-alive` with requests.
struct StreamedChannels {
  private let channels: Set<AsyncAPI.Channel.ID>
  /// Those whose responses may be event streams.
  private let events: Set<AsyncAPI.Channel.ID>

  init(_ reader: any AsyncAPI.Reader) {
    let document = reader.document
    let operations = document.operations.filter { operation in
      operation.bindings.contains { $0.http?.isResponse == true }
    }
    let responses = Set(operations.map(\.channel))
    let sequences = document.channels.map(\.value).map { channel in
      let types = document[channel].messageKeys.compactMap { message in
        SequentialMediaType(
          document[message.value].contentType?.value ?? document.defaultContentType
        )
      }
      return (channel, types)
    }
    let servers = zip(document.servers, reader.serverExtensions).filter { server, _ in
      ["http", "https"].contains(server.value.protocol)
    }
    let isPolled = ([reader.extensions] + servers.map(\.1)).contains(where: Self.polls)
    let polled = document.channels.map(\.value).filter { channel in
      isPolled || Self.polls(reader.extensions(of: channel))
    }
    channels = responses.union(sequences.filter { !$0.1.isEmpty }.map(\.0)).union(polled)
    events = responses.union(sequences.filter { $0.1.contains(.events) }.map(\.0))
      .subtracting(polled)
  }

  private static func polls(_ extensions: any AsyncAPI.Extensions) -> Bool {
    let keepAlive = extensions[ConnectionPolicies.Kind.keepAlive.rawValue]
    return keepAlive?["using"]?.string == ConnectionPolicies.KeepAlive.Kind.request.rawValue
  }

  func contains(_ channel: AsyncAPI.Channel) -> Bool { channels.contains(channel.id) }

  /// Whether the messages may be server-sent events.
  func mayBeEvents(_ channel: AsyncAPI.Channel) -> Bool { events.contains(channel.id) }
}
