import Canonical
import Specification

/// Which channels and operations a filter admits.
struct ChannelSelection {
  private let filter: Bindings.Filter?
  private let document: AsyncAPI.Document
  /// The key of each channel that the document lists.
  private let keys: [AsyncAPI.Channel.ID: String]
  /// Everything that the filter was asked about.
  private(set) var candidates: [Bindings.Filter.Candidate] = []
  private var wanted: Set<AsyncAPI.Channel.ID> = []

  init(_ filter: Bindings.Filter?, _ document: AsyncAPI.Document) {
    self.filter = filter
    self.document = document
    keys = Dictionary(document.channels.map { ($0.value, $0.key) }) { first, _ in first }
  }

  /// Whether the filter admits a part of a channel.
  func wants(_ channel: AsyncAPI.Channel.ID) -> Bool { wanted.contains(channel) }

  /// Whether the filter admits an operation, or a channel that has none.
  mutating func admits(
    _ operation: AsyncAPI.Operation? = nil,
    of id: AsyncAPI.Channel.ID
  ) -> Bool {
    let isWanted = filter.map { filter in
      let channel = document[id]
      let candidate = Bindings.Filter.Candidate(
        operation: operation?.name,
        path: channel.address?.value ?? keys[id] ?? "",
        tags: channel.tags + (operation?.tags ?? [])
      )
      candidates.append(candidate)
      return filter.admits(candidate)
    }
    if isWanted ?? true { wanted.insert(id) }
    return isWanted ?? true
  }

  /// Includes the other channel of a wanted operation, on which it is answered.
  mutating func include(_ channel: AsyncAPI.Channel.ID) { wanted.insert(channel) }
}
