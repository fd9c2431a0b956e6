import Canonical
import Shape
import SourceDiagnostics

/// Resolves the messages that need a recording or an exception.
struct MessageExpectations {
  let channels: [Channel]
  let bundle: SchemaBundle
  let reports: RecordingDiagnostics

  /// Both directions of every channel, without recorded messages.
  func traffic(_ exceptions: [RecordingException]) -> [Contract.Traffic] {
    reportUnknownMessages(exceptions)
    return channels.flatMap { channel in
      [(Contract.Direction.receive, channel.incoming), (.send, channel.outgoing)]
        .compactMap { direction, described in
          described.map { described in
            Contract.Traffic(
              channel: channel.id,
              direction: direction,
              messages: described.messages.map { message in
                let key = MessageKey(channel: channel.id, direction: direction, name: message.name)
                return Contract.ExpectedMessage(
                  name: message.name,
                  isText: message.isText,
                  schema: bundle.keys[BodyKey(subject: .message(key), mediaType: "")],
                  requests: message.requests,
                  exception: exceptions.first { $0.names(message, of: channel, direction) }?.because
                )
              }
            )
          }
        }
    }
  }

  private func reportUnknownMessages(_ exceptions: [RecordingException]) {
    for exception in exceptions {
      guard case .message(let name, let channel, _) = exception.subject else { continue }
      let isKnown = channels.contains { known in
        [(Contract.Direction.receive, known.incoming), (.send, known.outgoing)].contains {
          direction,
          described in
          described?.messages.contains { exception.names($0, of: known, direction) } == true
        }
      }
      guard !isKnown else { continue }
      reports.reportUnused(
        exception,
        "the message \(Excerpt.quoted(name)) of the channel \(Excerpt.quoted(channel)) isn't"
          + " defined in this direction"
      )
    }
  }
}

extension RecordingException {
  fileprivate func names(
    _ message: Message,
    of channel: Channel,
    _ direction: Contract.Direction
  ) -> Bool {
    guard case .message(message.name, channel.name, let own) = subject else { return false }
    return own.map { Contract.Direction($0) == direction } ?? true
  }
}
