// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The stored messages, and the number of unread messages.
extension ChatCenterAPI {
  /// Fetches a page of the history, and the current operator.
  ///
  /// Without `before` and `after`, the response is the latest page. Older pages precede the oldest
  /// known message; missed messages follow the newest known message.
  ///
  /// - Parameters:
  ///   - before: The time before which entries are returned.
  ///   - after: The time after which entries are returned; not allowed together with `before`.
  ///   - count: The maximum number of entries.
  ///   - chatApiVersion: The version of the protocol, from 17 on.
  ///   - libVersion: The version of the client library.
  ///   - headerEncoding: The encoding of the token, which is percent-encoding.
  /// - Returns: A page of the history.
  public func fetchHistory(
    chatApiVersion: Int,
    before: DateTime? = nil,
    after: DateTime? = nil,
    count: Int? = nil,
    libVersion: String? = nil,
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> HistoryPage {
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
  ///   - before: The time before which entries are returned.
  ///   - after: The time after which entries are returned; not allowed together with `before`.
  ///   - count: The maximum number of entries.
  ///   - chatApiVersion: The version of the protocol, from 17 on.
  ///   - libVersion: The version of the client library.
  ///   - headerEncoding: The encoding of the token, which is percent-encoding.
  /// - Returns: A page of the history.
  public func fetchHistoryByOldRoute(
    chatApiVersion: Int,
    before: DateTime? = nil,
    after: DateTime? = nil,
    count: Int? = nil,
    libVersion: String? = nil,
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> HistoryPage {
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
  /// - Parameter headerEncoding: The encoding of the token, which is percent-encoding.
  /// - Returns: The number of unread messages.
  public func countUnread(
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> UnreadCount {
    try await send(CountUnread(headerEncoding: headerEncoding))
  }

  /// Counts the messages that the client hasn't read, on servers with the old routes.
  ///
  /// - Parameter headerEncoding: The encoding of the token, which is percent-encoding.
  /// - Returns: The number of unread messages.
  public func countUnreadByOldRoute(
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> UnreadCount {
    try await send(CountUnreadByOldRoute(headerEncoding: headerEncoding))
  }

  /// Searches the messages of the history.
  ///
  /// - Parameters:
  ///   - query: The text to search for.
  ///   - page: The index of the page, from 0 on.
  ///   - chatApiVersion: The version of the protocol, from 17 on.
  ///   - headerEncoding: The encoding of the token, which is percent-encoding.
  /// - Returns: A page of search results.
  public func searchMessages(
    query: String,
    chatApiVersion: Int,
    page: Int? = nil,
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> SearchPage {
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
