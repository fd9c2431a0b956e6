import BinderyRuntime

extension ChatCenterUISDK {
  /// A session of the chat; the newest is the one that counts.
  ///
  /// The socket opens when it has appeared, not here.
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

  /// What the next session begins with; an empty text for nothing.
  public func prefill(message: String) { client.hub.change { $0.prefill = message } }

  /// Sends a message; that it returns doesn't say that it has arrived, which `events` tells.
  public func send(message: ChatMessage) throws(ChatCenterUISendMessageError) {
    let state = client.hub.current
    guard state.account != nil else { throw .userNotAuthorized }
    guard state.isSocketActive else { throw .webSocketNotActive }
    if let refusal = client.refusal(of: message) { throw refusal }
    client.orders.give(.send(id: client.environment.parts.makeID(), message))
  }

  /// Requests the number of unread messages; `completion` is called once, on the callback queue.
  ///
  /// The completion may use what is isolated to the main actor, as long as that queue is `.main`.
  public func getUnreadMessagesCount(
    completion: @escaping (Result<Int, Error>) -> Void
  ) throws(ChatCenterUIError) {
    guard client.hub.current.account != nil else { throw .userNotAuthorized }
    let queue = client.hub.queue
    let completion = CallbackBox(completion)
    client.orders.give(
      .countUnread { result in
        queue.async { completion.call(result.mapError { $0 }) }
      }
    )
  }

  /// Takes a push that is about the chat, which must be open.
  public func handleNotification(
    userInfo: [AnyHashable: Any]
  ) throws(ChatCenterUIError) {
    guard !userInfo.isEmpty, client.hub.current.isChatOpen else { throw .chatNotOpened }
  }

  /// Whether a push is about the chat.
  // its origin says so, and nothing else of it is needed.
  public static func isChatCenterNotification(_ userInfo: [String: Any]) -> Bool {
    if userInfo["origin"] as? String == pushOrigin { return true }
    guard let attributes = userInfo["attributes"] as? String else { return false }
    return (try? JSONValue(parsing: attributes))?["origin"]?.string == pushOrigin
  }

  private static let pushOrigin = "threads"

  /// Says where pushes of this app go, before any client is made or later.
  ///
  /// The service is told over the sockets that are there, and over each that opens.
  public static func setDeviceToken(_ token: Data) { PushToken.shared.become(token) }
}

extension ChatCenterUISDK {
  /// How many messages are unread, as the service says now.
  public func unreadMessagesCount() async throws -> Int {
    guard client.hub.current.account != nil else { throw ChatCenterUIError.userNotAuthorized }
    return try await withCheckedThrowingContinuation { continuation in
      client.orders.give(.countUnread { continuation.resume(with: $0) })
    }
  }

  /// Tells the service that the client has gone; false where it isn't known to have heard it, and
  /// whoever is authorized stays.
  public func logoutResult() async throws(ChatCenterUIError) -> Bool {
    guard client.hub.current.account != nil else { throw .userNotAuthorized }
    return await withCheckedContinuation { continuation in
      client.orders.give(.logOut { continuation.resume(returning: $0) })
    }
  }
}
