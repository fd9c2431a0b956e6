import Canonical

/// The directions of messages, as the generated module sees them.
///
/// A document describes one application. The messages that the application sends are incoming for
/// its clients, and outgoing for the application itself.
struct ChannelDirections {
  let traffic: Traffic
  /// Whether the module implements the described application.
  let isApplication: Bool

  func messages(
    of channel: AsyncAPI.Channel.ID
  ) -> (incoming: [Traffic.Entry], outgoing: [Traffic.Entry]) {
    let messages = traffic[channel]
    return isApplication
      ? (messages.received, messages.sent) : (messages.sent, messages.received)
  }
}
