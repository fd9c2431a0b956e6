/// What history keeps of channels, a page at a time from the newest end.
///
///     for try await page in pubnub.messageHistory(for: ["lobby"]) {
///       print(page["lobby"] ?? [])
///     }
///
/// It ends when history has no more; each page is asked for when the loop comes to it. Going
/// through it again begins at the newest end again.
public struct MessageHistory: AsyncSequence, Sendable {
  /// The messages of each channel that has some, in the order they were published.
  public typealias Element = [String: [any PubNubMessage]]
  /// What a page fails with that can't be fetched.
  public typealias Failure = PubNubError

  /// What one call fetches: messages by channel, and where the next call goes on, if anywhere.
  public typealias Page = (
    messagesByChannel: Element, next: (any PubNubBoundedPage)?
  )

  let first: (any PubNubBoundedPage)?
  let fetch: Fetch

  typealias Fetch =
    @Sendable ((any PubNubBoundedPage)?) async throws(PubNubError) -> Page

  /// Begins at the newest end; nothing is asked for before `next()`.
  public func makeAsyncIterator() -> Iterator { Iterator(state: .next(first), fetch: fetch) }

  /// Where one loop stands in history.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate enum State {
      case next((any PubNubBoundedPage)?)
      case ended
    }

    fileprivate var state: State
    fileprivate let fetch: Fetch

    /// The next page that has messages; nil when history has no more.
    public mutating func next() async throws(PubNubError) -> Element? {
      try await next(isolation: nil)
    }

    /// A page that couldn't be fetched is asked for again where the loop goes on after the error.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(PubNubError) -> Element? {
      while case .next(let page) = state {
        let (messages, following) = try await fetch(page)
        state = following.map { .next($0) } ?? .ended
        // A page may have nothing that earlier ones didn't have.
        if !messages.isEmpty { return messages }
      }
      return nil
    }
  }
}
