import Shape
import Specification

/// What the messages of all channels are called, by the places where they are described.
struct MessageDirectory {
  /// Which way a message is expected to travel.
  enum Way { case incoming, outgoing }

  /// What a message is called in one channel.
  struct Entry {
    let channel: Node
    let way: Way
    let name: String
  }

  private var entries: [Node: [Entry]] = [:]
  /// The channel that is asked first.
  var channel: Node?

  mutating func add(_ drafts: [MessageDraft], _ way: Way, of channel: Node) {
    for draft in drafts {
      let entry = Entry(channel: channel, way: way, name: draft.name)
      entries[draft.view.node, default: []].append(entry)
    }
  }

  /// The name in the channel that is asked first, or else in the first that has the message; that
  /// of the other way where it travels only so.
  func name(of message: AsyncAPI.Message, _ way: Way) -> String? {
    let all = entries[message.node] ?? []
    let near = all.filter { $0.channel == channel }
    let entries = near.isEmpty ? all : near
    return (entries.first { $0.way == way } ?? entries.first)?.name
  }
}
