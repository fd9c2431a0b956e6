import BinderyRealtime

/// A sequence of the changes of a watchlist, from its creation on.
///
/// A sequence has one reader; create another for each further reader. When more than 1,024 changes
/// are unread, the oldest are dropped, and the next change has their number.
public struct PusherWatchlistChanges: AsyncSequence, Sendable {
  let reader: EventReader<WatchlistChange>

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: reader) }

  /// Reads the changes.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let reader: EventReader<WatchlistChange>

    public mutating func next() async -> PusherWatchlistChange? {
      await reader.next().map { entry in
        PusherWatchlistChange(
          name: entry.event.name,
          userIds: entry.event.userIds,
          droppedBefore: entry.droppedBefore
        )
      }
    }
  }
}

/// Users of a watchlist who went online or offline together.
public struct PusherWatchlistChange: Hashable, Sendable {
  /// The kind of change: `online`, `offline`, or a later value of the service.
  public let name: WatchlistChange.Name
  /// The ids of the users.
  public let userIds: [String]
  /// The number of changes dropped before this one because the reader was too slow.
  public let droppedBefore: Int
}
