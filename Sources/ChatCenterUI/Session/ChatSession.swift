import BinderyRuntime

/// A chat before the client's eyes, without a screen: the app says when it appears and is closed.
///
/// It closes itself when nobody has it any more.
// it stands where there is a view controller elsewhere.
public final class ChatSession: Sendable {
  /// What was to be written first; an empty text for nothing.
  public let draft: String
  private let client: ChatClient
  private let number: Int

  init(_ client: ChatClient, number: Int, draft: String) {
    self.client = client
    self.number = number
    self.draft = draft
  }

  deinit { close() }

  /// Says that the client sees it, which opens the socket.
  public func didAppear() { client.orders.give(.appear(session: number)) }

  /// Says that the client has left it; the settings decide whether the socket stays.
  public func close() { client.orders.give(.close(session: number)) }

  /// What becomes of the chat, from now on.
  public var events: ChatUpdates<ChatEvent> { client.hub.eventUpdates }

  /// Sends a message, and returns its id when the service has it; otherwise it has not arrived, and
  /// won't.
  @discardableResult
  public func send(_ message: ChatMessage) async throws(ChatSendFailure) -> String {
    try await client.send(message)
  }

  /// Answers a survey, after the delay that the settings say; another answer to it meanwhile takes
  /// the place of this one, which fails.
  public func answer(
    _ survey: Survey,
    with answers: [SurveyFormAnswer],
    comment: String? = nil
  ) async throws(ChatSendFailure) {
    let id = client.environment.parts.makeID()
    let reply = SurveyReply(survey: survey, answers: answers, comment: comment)
    try await client.settle(id) { client.orders.give(.answer(id: id, reply)) }
  }

  /// Answers the question whether the conversation may end: `.closeThread` or `.reopenThread`.
  public func answer(
    _ request: CloseThreadRequest,
    with decision: ClientThreadDecision.Kind
  ) async throws(ChatSendFailure) {
    let id = client.environment.parts.makeID()
    try await client.settle(id) { client.orders.give(.decide(id: id, request, decision)) }
  }

  /// Says what the client is writing, as often as one likes: the operator is told at once, and then
  /// of the newest draft whenever the company's interval has passed.
  ///
  /// Nobody is told while the socket isn't ready, nor of a draft that has become a message, nor
  /// while the setting `userInputEnabled` is false.
  public func didType(_ draft: String) { client.orders.give(.type(draft)) }

  /// Asks the delegate to open a link that the client has chosen; false where the app is to open it
  /// as it opens any.
  public func open(_ url: URL) async -> Bool {
    await client.hub.ask { $0.chatCenterUI(chatCenter: $1, didOpen: url) } ?? false
  }

  /// Says that the client has read these messages; the service is told once a socket is ready.
  public func markRead(_ messageIDs: [String]) { client.orders.give(.read(messageIDs)) }
}

// What was said.
extension ChatSession {
  /// A page of what was said, `historyLoadingCount` entries at most.
  ///
  /// - Parameter date: Only what is older; nil for the latest page.
  public func history(before date: DateTime? = nil) async throws -> HistoryPage {
    let count = client.hub.current.settings.historyLoadingCount
    return try await reporting { service throws(ChatNetworkError) in
      try await service.history(before: date, count: count)
    }
  }

  /// Searches the history; throws `ChatCenterUIError.searchDisabled` while the setting
  /// `searchEnabled` is false.
  ///
  /// - Parameter page: From 0 on.
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

  /// The delegate hears of what fails, too.
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
