import Canonical

/// The channels and operations that a filter admits.
struct ChannelSelection {
  private let filter: OperationFilter?
  private let document: AsyncAPI.Document
  /// The key of each channel that the document lists.
  private let keys: [AsyncAPI.Channel.ID: String]
  /// The operations and channels that the filter was applied to.
  private(set) var candidates: [OperationFilter.Candidate] = []
  private var included: Set<AsyncAPI.Channel.ID> = []

  init(_ filter: OperationFilter?, _ document: AsyncAPI.Document) {
    self.filter = filter
    self.document = document
    keys = Dictionary(document.channels.map { ($0.value, $0.key) }) { first, _ in first }
  }

  /// Whether the filter admits a part of a channel.
  func includes(_ channel: AsyncAPI.Channel.ID) -> Bool { included.contains(channel) }

  /// Whether the filter admits an operation, or a channel without operations.
  mutating func admits(
    _ operation: AsyncAPI.Operation? = nil,
    of id: AsyncAPI.Channel.ID
  ) -> Bool {
    let isIncluded = filter.map { filter in
      let channel = document[id]
      let candidate = OperationFilter.Candidate(
        operation: operation?.name,
        path: channel.address?.text ?? keys[id] ?? "",
        tags: channel.tags + (operation?.tags ?? [])
      )
      candidates.append(candidate)
      return filter.admits(candidate)
    }
    if isIncluded ?? true { included.insert(id) }
    return isIncluded ?? true
  }

  /// Includes the reply channel of an included operation.
  mutating func include(_ channel: AsyncAPI.Channel.ID) { included.insert(channel) }
}
