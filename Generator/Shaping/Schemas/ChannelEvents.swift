import Canonical
import Shape
import SourceDiagnostics

/// The types of the channels' messages, to which schemas refer by `x-messages`.
final class ChannelEvents {
  private let diagnostics: Diagnostics
  /// The union of each channel's messages.
  private var events: [Channel.ID: Model.ID] = [:]
  /// The channels that the filter excludes.
  private var excluded: Set<Channel.ID> = []

  init(_ diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// Registers the union of a channel's messages; nil for a channel without messages.
  func register(_ event: Model.ID?, of channel: Channel.ID) { events[channel] = event }

  /// Excludes a channel, whose messages are read as `items` describes.
  func exclude(_ channel: Channel.ID) { excluded.insert(channel) }

  /// The type of the messages of the channel that `x-messages` refers to; nil, with a warning, if
  /// the service has no such channel.
  func received(through reference: Schema.ChannelReference) -> Type? {
    let target = reference.channel.map { Channel.ID($0) }
    if let event = target.flatMap({ events[$0] }) { return .received(event) }
    if let target, excluded.contains(target) { return nil }
    diagnostics.warn(
      .unresolvedReference,
      at: reference.mark,
      "“x-messages” must refer to a channel with messages; “items” is used",
      fix: "refer to a channel of a document that is listed under “documents”"
    )
    return nil
  }
}
