import BinderyRuntime

/// Decides which entries of the history are missing, and are requested once a socket is ready.
struct HistoryLoader: Sendable {
  /// The date of the newest known entry.
  private var newest: DateTime?
  /// When the last page was received, in time since the client was created.
  private var latestPage: Duration?
  /// The missing part of the history, until it is fetched.
  private var gap: Gap?
  /// Whether a socket has been ready.
  private var hasBeenReady = false

  /// A part of the history that may be missing.
  private struct Gap: Sendable {
    /// The date after which entries may be missing; nil if no entry is known.
    let start: DateTime?
  }

  /// A request of a page.
  struct Request: Hashable, Sendable {
    /// The date that entries must follow; nil for the latest page.
    let after: DateTime?
    let count: Int
    /// The generation of the socket before which entries were missing; nil for the first page.
    let generation: Int?
    /// The number of changes of the conversation before the request.
    let changes: Int
  }

  /// Remembers the date of the newest known entry.
  mutating func note(_ date: DateTime?) {
    guard let date, newest.map({ $0 < date }) ?? true else { return }
    newest = date
  }

  /// Handles a page, which closes the gap unless a later socket has opened meanwhile.
  ///
  /// - Parameters:
  ///   - generation: The generation of the current socket, if there is one.
  ///   - now: The time since the client was created.
  mutating func receive(
    _ page: HistoryPage,
    for request: Request,
    on generation: Int?,
    at now: Duration
  ) {
    if let requested = request.generation, requested == generation ?? requested { gap = nil }
    for case .event(.entry(let entry)) in page.messages { note(entry.details?.receivedDate) }
    latestPage = now
  }

  /// Notes that the latest page couldn't be fetched.
  mutating func noteMissingPage() { gap = Gap(start: nil) }

  /// Notes that entries may be missing before this socket.
  ///
  /// The first socket has no gap if it opens soon after the latest page; an earlier gap is kept.
  mutating func noteOpenedSocket(at now: Duration) {
    guard gap == nil, hasBeenReady || now - (latestPage ?? now) > Self.pageAge else { return }
    gap = Gap(start: newest)
  }

  /// Notes that a socket is ready.
  mutating func noteReadySocket() { hasBeenReady = true }

  /// The request of the entries that are missing before a socket; nil if none are missing.
  ///
  /// - Parameter pageCount: The number of entries of the latest page.
  func missedMessages(before generation: Int, pageCount: Int, changes: Int) -> Request? {
    gap.map { gap in
      Request(
        after: gap.start,
        count: gap.start == nil ? pageCount : Self.missedCount,
        generation: generation,
        changes: changes
      )
    }
  }

  /// The age of the latest page up to which the first socket fetches no newer entries.
  private static let pageAge = Duration.seconds(300)
  /// the number that the web client requests.
  private static let missedCount = 999
}
