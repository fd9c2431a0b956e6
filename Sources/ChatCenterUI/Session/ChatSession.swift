import BinderyRuntime

/// A visible chat: the app reports when it appears and is closed.
///
/// It is closed when it is released.
// it replaces the view controller of the documented client.
public final class ChatSession: Sendable {
  /// The initial text of the input field; empty for none.
  public let draft: String
  private let client: ChatClient
  private let number: Int

  init(_ client: ChatClient, number: Int, draft: String) {
    self.client = client
    self.number = number
    self.draft = draft
  }

  deinit { close() }

  /// Reports that the user sees the chat, which opens the socket.
  public func didAppear() { client.commands.yield(.appear(session: number)) }

  /// Reports that the user has left the chat; the settings decide whether the socket stays open.
  public func close() { client.commands.yield(.close(session: number)) }

  /// The events of the chat, from now on.
  public var events: ChatUpdates<ChatEvent> { client.hub.eventUpdates }

  /// Sends a message, and returns its id when the service has acknowledged it.
  ///
  /// Throws `ChatSendFailure` if the message has not arrived.
  @discardableResult
  public func send(_ message: ChatMessage) async throws(ChatSendFailure) -> String {
    try await client.send(message)
  }

  /// Answers a survey after the delay in the settings.
  ///
  /// Another answer before the end of the delay replaces this one, which throws `replaced`.
  public func answer(
    _ survey: Survey,
    with answers: [SurveyFormAnswer],
    comment: String? = nil
  ) async throws(ChatSendFailure) {
    let id = client.environment.parts.makeID()
    let reply = SurveyReply(survey: survey, answers: answers, comment: comment)
    try await client.settle(id) { client.commands.yield(.answer(id: id, reply)) }
  }

  /// Answers the request to close the conversation: `.closeThread` or `.reopenThread`.
  public func answer(
    _ request: CloseThreadRequest,
    with decision: ClientThreadDecision.Kind
  ) async throws(ChatSendFailure) {
    let id = client.environment.parts.makeID()
    try await client.settle(id) { client.commands.yield(.decide(id: id, request, decision)) }
  }

  /// Reports what the user is typing: the first draft is sent at once, later ones at the company's
  /// interval.
  ///
  /// Nothing is sent while the socket isn't ready or the setting `userInputEnabled` is false, nor
  /// is a draft that has become a message.
  public func didType(_ draft: String) { client.commands.yield(.type(draft)) }

  /// Asks the delegate to open a link that the user has chosen; false if the app should open it.
  public func open(_ url: URL) async -> Bool {
    await client.hub.ask { $0.chatCenterUI(chatCenter: $1, didOpen: url) } ?? false
  }

  /// Marks messages as read; the service is notified once a socket is ready.
  public func markRead(_ messageIDs: [String]) { client.commands.yield(.read(messageIDs)) }
}

// The history.
extension ChatSession {
  /// Returns a page of the history, at most `historyLoadingCount` entries.
  ///
  /// - Parameter date: The date that entries must precede; nil for the latest page.
  public func history(before date: DateTime? = nil) async throws -> HistoryPage {
    let count = client.hub.current.settings.historyLoadingCount
    return try await reporting { service throws(ChatNetworkError) in
      try await service.history(before: date, count: count)
    }
  }

  /// Searches the history; throws `ChatCenterUIError.searchDisabled` while the setting
  /// `searchEnabled` is false.
  ///
  /// - Parameter page: The number of the page, from 0.
  public func search(_ query: String, page: Int = 0) async throws -> SearchPage {
    guard client.hub.current.settings.searchEnabled else { throw ChatCenterUIError.searchDisabled }
    return try await reporting { service throws(ChatNetworkError) in
      try await service.search(query, page: page)
    }
  }

  /// Fetches a file of a message, by the file's id.
  public func download(_ fileID: String) async throws -> Data {
    try await reporting { service throws(ChatNetworkError) in
      try await service.download(fileID)
    }
  }

  /// Performs a request, and reports a failure to the delegate, too.
  private func reporting<Answer: Sendable>(
    _ ask: (ChatService) async throws(ChatNetworkError) -> Answer
  ) async throws -> Answer {
    let service = try client.service()
    do throws(ChatNetworkError) {
      return try await ask(service)
    } catch {
      client.hub.report(error)
      throw error
    }
  }
}
