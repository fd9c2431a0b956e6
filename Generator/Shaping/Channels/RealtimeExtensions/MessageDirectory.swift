import Canonical

/// The names of the messages of all channels.
struct MessageDirectory {
  /// The direction in which a message is expected.
  enum Direction { case incoming, outgoing }

  /// The name of a message in a channel.
  struct Entry {
    let channel: AsyncAPI.Channel.ID
    let direction: Direction
    let name: String
  }

  private var entries: [AsyncAPI.Message.ID: [Entry]] = [:]
  /// The preferred channel.
  var channel: AsyncAPI.Channel.ID?

  /// Creates the directory of a document.
  init(
    of document: AsyncAPI.Document,
    _ directions: ChannelDirections,
    _ names: MessageNames
  ) {
    for channel in document.channels.map(\.value) {
      let (incoming, outgoing) = directions.messages(of: channel)
      add(names.drafts(of: incoming, in: channel), .incoming, of: channel)
      add(names.drafts(of: outgoing, in: channel), .outgoing, of: channel)
    }
  }

  private mutating func add(
    _ drafts: [MessageDraft],
    _ direction: Direction,
    of channel: AsyncAPI.Channel.ID
  ) {
    for draft in drafts {
      let entry = Entry(channel: channel, direction: direction, name: draft.name)
      entries[draft.message.id, default: []].append(entry)
    }
  }

  /// The name of a message in the preferred channel, or else in its first channel.
  ///
  /// A message that is only in the other direction has its name there.
  func name(of message: AsyncAPI.Message.ID, _ direction: Direction) -> String? {
    let all = entries[message] ?? []
    let preferred = all.filter { $0.channel == channel }
    let entries = preferred.isEmpty ? all : preferred
    return (entries.first { $0.direction == direction } ?? entries.first)?.name
  }
}
