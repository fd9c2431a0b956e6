import Canonical
import Shape
import SourceDiagnostics

/// A message of a channel in one direction, with the schema of its payload.
package struct DescribedMessage {
  package let channel: Channel.ID
  /// The name, unique among those of the channel in the same direction.
  package let name: String
  /// Whether clients of the described application receive the message.
  package let isReceived: Bool
  /// The schema of the payload; nil if any payload is valid.
  package let schema: Schema?
  /// The location of the message in its document.
  package let location: SourceLocation
}

extension AsyncAPI.Reader {
  /// The messages of all channels, in their order.
  ///
  /// - Parameter isApplication: Whether clients implement the application of the document.
  package func describedMessages(
    _ schemas: any SchemaIndex,
    isApplication: Bool
  ) -> [DescribedMessage] {
    let document = self.document
    let names = MessageNames(document: document, schemas: schemas)
    let directions = ChannelDirections(
      traffic: Traffic(of: document, nil, Diagnostics()),
      isApplication: isApplication
    )
    return document.channels.flatMap { channel in
      let (incoming, outgoing) = directions.messages(of: channel.value)
      return [(true, incoming), (false, outgoing)].flatMap { isReceived, entries in
        names.drafts(of: entries, in: channel.value).map { draft in
          DescribedMessage(
            channel: Channel.ID(document[channel.value].location),
            name: draft.name,
            isReceived: isReceived,
            schema: names.payload(of: draft.message),
            location: draft.message.location
          )
        }
      }
    }
  }
}
