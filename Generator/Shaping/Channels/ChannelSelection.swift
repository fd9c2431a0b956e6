import Specification

/// Which channels and operations a filter lets in.
struct ChannelSelection {
  private let filter: Bindings.Filter?
  /// The address of each channel that is listed, or else its key.
  private let paths: [Node: String]
  /// Everything that the filter was asked about.
  private(set) var candidates: [Bindings.Filter.Candidate] = []
  private var wanted: Set<Node> = []

  init(_ filter: Bindings.Filter?, _ channels: [Named<AsyncAPI.Channel>]) {
    self.filter = filter
    let paths = channels.map { ($0.value.node, $0.value.address ?? $0.key) }
    self.paths = Dictionary(paths) { first, _ in first }
  }

  /// Whether something is wanted of a channel.
  func wants(_ channel: Node) -> Bool { wanted.contains(channel) }

  /// Whether an operation is wanted, or a channel that has none.
  mutating func admits(
    _ operation: AsyncAPI.Operation? = nil,
    called id: String? = nil,
    of channel: AsyncAPI.Channel
  ) -> Bool {
    let isWanted = filter.map { filter in
      let candidate = Bindings.Filter.Candidate(
        operation: id,
        path: paths[channel.node] ?? channel.address ?? channel.node.componentName ?? "",
        tags: channel.tags + (operation?.tags ?? [])
      )
      candidates.append(candidate)
      return filter.admits(candidate)
    }
    if isWanted ?? true { wanted.insert(channel.node) }
    return isWanted ?? true
  }

  /// The other channel on which a wanted operation is answered comes with it.
  mutating func take(_ channel: AsyncAPI.Channel) { wanted.insert(channel.node) }
}
