// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The messages, and the number of unread ones.
extension ChatCenterAPI {
  /// Fetches a page of the history, and the current operator.
  ///
  /// Without `before` and `after` it is the latest page. Older pages come before the oldest known
  /// message, those that were missed after the newest.
  ///
  /// - Parameters:
  ///   - before: Only what is older.
  ///   - after: Only what is newer; not together with `before`.
  ///   - count: How many at most.
  ///   - chatApiVersion: The version of the protocol, from 17 on.
  ///   - libVersion: The version of the client.
  ///   - headerEncoding: How the token is encoded, which is in percents.
  /// - Returns: A page of the history.
  public func fetchHistory(
    chatApiVersion: Int,
    before: DateTime? = nil,
    after: DateTime? = nil,
    count: Int? = nil,
    libVersion: String? = nil,
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> FetchHistory.Reply {
    try await send(
      FetchHistory(
        chatApiVersion: chatApiVersion,
        before: before,
        after: after,
        count: count,
        libVersion: libVersion,
        headerEncoding: headerEncoding
      )
    )
  }

  /// Fetches a page of the history from servers with the old routes.
  ///
  /// - Parameters:
  ///   - before: Only what is older.
  ///   - after: Only what is newer; not together with `before`.
  ///   - count: How many at most.
  ///   - chatApiVersion: The version of the protocol, from 17 on.
  ///   - libVersion: The version of the client.
  ///   - headerEncoding: How the token is encoded, which is in percents.
  /// - Returns: A page of the history.
  public func fetchHistoryByOldRoute(
    chatApiVersion: Int,
    before: DateTime? = nil,
    after: DateTime? = nil,
    count: Int? = nil,
    libVersion: String? = nil,
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> FetchHistoryByOldRoute.Reply {
    try await send(
      FetchHistoryByOldRoute(
        chatApiVersion: chatApiVersion,
        before: before,
        after: after,
        count: count,
        libVersion: libVersion,
        headerEncoding: headerEncoding
      )
    )
  }

  /// Counts the messages that the client hasn't read.
  ///
  /// - Parameter headerEncoding: How the token is encoded, which is in percents.
  public func countUnread(
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> CountUnread.Reply {
    try await send(CountUnread(headerEncoding: headerEncoding))
  }

  /// Counts the messages that the client hasn't read, on servers that have the old routes.
  ///
  /// - Parameter headerEncoding: How the token is encoded, which is in percents.
  public func countUnreadByOldRoute(
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> CountUnreadByOldRoute.Reply {
    try await send(CountUnreadByOldRoute(headerEncoding: headerEncoding))
  }

  /// Searches the messages.
  ///
  /// - Parameters:
  ///   - query: The search text.
  ///   - page: Which page, from 0 on.
  ///   - chatApiVersion: The version of the protocol, from 17 on.
  ///   - headerEncoding: How the token is encoded, which is in percents.
  /// - Returns: A page of search results.
  public func searchMessages(
    query: String,
    chatApiVersion: Int,
    page: Int? = nil,
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> SearchMessages.Reply {
    try await send(
      SearchMessages(
        query: query,
        chatApiVersion: chatApiVersion,
        page: page,
        headerEncoding: headerEncoding
      )
    )
  }
}
