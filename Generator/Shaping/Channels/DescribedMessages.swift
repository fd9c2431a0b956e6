import Specification

/// The messages that channels describe, read once however many operations mean them.
struct DescribedMessages {
  private var lists: [Node: [AsyncAPI.Message]] = [:]
  private var nodes: [Node: Set<Node>] = [:]

  mutating func all(of channel: AsyncAPI.Channel) -> [AsyncAPI.Message] {
    if let list = lists[channel.node] { return list }
    let list = channel.messages.map(\.value)
    lists[channel.node] = list
    return list
  }

  mutating func nodes(of channel: AsyncAPI.Channel) -> Set<Node> {
    if let known = nodes[channel.node] { return known }
    let known = Set(all(of: channel).map(\.node))
    nodes[channel.node] = known
    return known
  }
}
