/// The stored messages of channels, one page at a time, newest page first.
///
///     for try await page in pubnub.messageHistory(for: ["lobby"]) {
///       print(page["lobby"] ?? [])
///     }
///
/// The sequence ends when history has no more. Each page is fetched when the loop requests it; a
/// new loop begins at the newest page again.
public struct MessageHistory: AsyncSequence, Sendable {
  /// The messages of each channel that has some, in the order they were published.
  public typealias Element = [String: [any PubNubMessage]]
  /// The error of a page that can't be fetched.
  public typealias Failure = PubNubError

  /// The result of one call: messages by channel, and the page to fetch next, or nil at the end.
  public typealias Page = (
    messagesByChannel: Element, next: (any PubNubBoundedPage)?
  )

  let first: (any PubNubBoundedPage)?
  let fetch: Fetch

  typealias Fetch =
    @Sendable ((any PubNubBoundedPage)?) async throws(PubNubError) -> Page

  /// Creates an iterator at the newest page; the first call of `next()` sends the first request.
  public func makeAsyncIterator() -> Iterator { Iterator(state: .next(first), fetch: fetch) }

  /// The position of one loop in history.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate enum State {
      case next((any PubNubBoundedPage)?)
      case ended
    }

    fileprivate var state: State
    fileprivate let fetch: Fetch

    /// Returns the next page that has messages; nil when history has no more.
    public mutating func next() async throws(PubNubError) -> Element? {
      try await next(isolation: nil)
    }

    /// Returns the next page that has messages; a page whose fetch failed is fetched again by the
    /// next call.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(PubNubError) -> Element? {
      while case .next(let page) = state {
        let (messages, following) = try await fetch(page)
        state = following.map { .next($0) } ?? .ended
        // A page may repeat only messages that earlier pages had.
        if !messages.isEmpty { return messages }
      }
      return nil
    }
  }
}
