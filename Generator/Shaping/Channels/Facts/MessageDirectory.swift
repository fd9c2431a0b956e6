import Canonical

/// What the messages of all channels are called.
struct MessageDirectory {
  /// Which way a message is expected to travel.
  enum Way { case incoming, outgoing }

  /// What a message is called in one channel.
  struct Entry {
    let channel: AsyncAPI.Channel.ID
    let way: Way
    let name: String
  }

  private var entries: [AsyncAPI.Message.ID: [Entry]] = [:]
  /// The channel that is asked first.
  var channel: AsyncAPI.Channel.ID?

  mutating func add(_ drafts: [MessageDraft], _ way: Way, of channel: AsyncAPI.Channel.ID) {
    for draft in drafts {
      let entry = Entry(channel: channel, way: way, name: draft.name)
      entries[draft.message.id, default: []].append(entry)
    }
  }

  /// The name in the channel that is asked first, or else in the first that has the message; that
  /// of the other way where it travels only so.
  func name(of message: AsyncAPI.Message.ID, _ way: Way) -> String? {
    let all = entries[message] ?? []
    let near = all.filter { $0.channel == channel }
    let entries = near.isEmpty ? all : near
    return (entries.first { $0.way == way } ?? entries.first)?.name
  }
}
