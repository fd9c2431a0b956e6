import BinderyRuntime

extension ChatCenterUISDK {
  /// Returns a new chat session, which replaces the current one.
  ///
  /// The socket opens when the session appears, not here.
  public func getChat(
    userInfo: [AnyHashable: Any]? = nil
  ) throws(ChatCenterUIError) -> ChatSession {
    let (isAuthorized, number, draft) = client.hub.change { state in
      guard state.account != nil else { return (false, 0, "") }
      state.newestSession += 1
      defer { state.prefill = "" }
      return (true, state.newestSession, state.prefill)
    }
    guard isAuthorized else { throw .userNotAuthorized }
    return ChatSession(client, number: number, draft: draft)
  }

  /// Sets the draft text of the next session; an empty text clears it.
  public func prefill(message: String) { client.hub.change { $0.prefill = message } }

  /// Sends a message; `events` reports whether it has arrived.
  public func send(message: ChatMessage) throws(ChatCenterUISendMessageError) {
    let state = client.hub.current
    guard state.account != nil else { throw .userNotAuthorized }
    guard state.isSocketActive else { throw .webSocketNotActive }
    if let refusal = client.refusal(of: message) { throw refusal }
    client.commands.yield(.send(id: client.environment.parts.makeID(), message))
  }

  /// Requests the number of unread messages; `completion` is called once, on the callback queue.
  ///
  /// The completion may use main actor state if that queue is `.main`.
  public func getUnreadMessagesCount(
    completion: @escaping (Result<Int, Error>) -> Void
  ) throws(ChatCenterUIError) {
    guard client.hub.current.account != nil else { throw .userNotAuthorized }
    let queue = client.hub.queue
    let completion = QueueConfined(completion)
    client.commands.yield(
      .countUnread { result in
        queue.async { completion.value(result.mapError { $0 }) }
      }
    )
  }

  /// Handles a push notification about the chat, which must be open.
  public func handleNotification(
    userInfo: [AnyHashable: Any]
  ) throws(ChatCenterUIError) {
    guard !userInfo.isEmpty, client.hub.current.isChatOpen else { throw .chatNotOpened }
  }

  /// Whether a push notification is about the chat.
  // the origin decides; no other member is needed.
  public static func isChatCenterNotification(_ userInfo: [String: Any]) -> Bool {
    if userInfo["origin"] as? String == pushOrigin { return true }
    guard let attributes = userInfo["attributes"] as? String else { return false }
    return (try? JSONValue(parsing: attributes))?["origin"]?.string == pushOrigin
  }

  private static let pushOrigin = "threads"

  /// Sets the push token of this app, before or after clients are created.
  ///
  /// The token is sent over each open socket, and over each socket that opens.
  public static func setDeviceToken(_ token: Data) { PushToken.shared.set(token) }
}

extension ChatCenterUISDK {
  /// Returns the number of unread messages, which it requests from the service.
  public func unreadMessagesCount() async throws -> Int {
    guard client.hub.current.account != nil else { throw ChatCenterUIError.userNotAuthorized }
    return try await withCheckedThrowingContinuation { continuation in
      client.commands.yield(.countUnread { continuation.resume(with: $0) })
    }
  }

  /// Logs out: returns true if the service has acknowledged it, else false and the user stays
  /// authorized.
  public func logoutResult() async throws(ChatCenterUIError) -> Bool {
    guard client.hub.current.account != nil else { throw .userNotAuthorized }
    return await withCheckedContinuation { continuation in
      client.commands.yield(.logOut { continuation.resume(returning: $0) })
    }
  }
}
