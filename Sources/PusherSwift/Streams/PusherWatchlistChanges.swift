import BinderyRealtime

/// Who of a watchlist comes and goes, one change after the other, from when it was asked for.
///
/// It has one reader: another asks for changes of its own. Where more than 1,024 would wait, the
/// oldest gives way, and the next that is read says how many did.
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

/// Users of a watchlist who came or went together.
public struct PusherWatchlistChange: Hashable, Sendable {
  /// `online` or `offline`, or whatever the service says.
  public let name: WatchlistChange.Name
  /// The users of one's watchlist whom it concerns.
  public let userIds: [String]
  /// How many changes before this one nobody will read, since the reader was too slow.
  public let droppedBefore: Int
}
