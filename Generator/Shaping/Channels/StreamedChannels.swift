import Canonical

/// The channels whose messages an HTTP server sends one after the other in a response.
///
/// A document says so by the content type of a message, such as `text/event-stream`, or by the
/// `type: response` of the HTTP bindings of AsyncAPI 2.
struct StreamedChannels {
  private let channels: Set<AsyncAPI.Channel.ID>

  init(_ document: AsyncAPI.Document) {
    let operations = document.operations.filter { operation in
      operation.bindings.contains { $0.http?.isResponse == true }
    }
    let responses = Set(operations.map(\.channel))
    let sequences = document.channels.map(\.value).filter { channel in
      document[channel].messageKeys.contains { message in
        let type = document[message.value].contentType?.value ?? document.defaultContentType
        return SequentialMediaType(type) != nil
      }
    }
    channels = responses.union(sequences)
  }

  func contains(_ channel: AsyncAPI.Channel) -> Bool { channels.contains(channel.id) }
}
