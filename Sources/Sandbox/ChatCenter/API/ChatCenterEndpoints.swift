import BinderyRuntime
import BinderyTesting
import ChatCenterUI

/// The HTTP endpoints.
struct ChatCenterEndpoints {
  let request: LoopbackRequest
  let call: Call

  /// The number of messages on a page of search results.
  private static let searchPage = 20

  /// Returns the reply; nil for an unknown path.
  func reply(from app: inout ChatCenterApp) -> Reply? {
    switch (call.method, Optional(request.path)) {
    case (.get, ChatCenterPaths.configuration): return .chatCenter(app.configuration)
    case (.put, ChatCenterPaths.files): return upload(to: &app)
    case (.get, let path) where ChatCenterPaths.history.contains(path):
      return withClient { page(of: $0, in: app) }
    case (.get, let path) where ChatCenterPaths.unread.contains(path):
      return withClient { .chatCenter(app.conversations[$0]?.unreadCount ?? 0) }
    case (.get, ChatCenterPaths.search): return withClient { search(by: $0, in: app) }
    case (.get, let path?): return download(path, from: app)
    default: return nil
    }
  }

  /// Returns the reply for the client of the request; 401 without one.
  private func withClient(_ reply: (_ clientID: String) -> Reply) -> Reply {
    guard let clientID = call.clientID else { return .refusal(401, "X-Client-Token has no client") }
    return reply(clientID)
  }

  private func page(of clientID: String, in app: ChatCenterApp) -> Reply {
    let conversation = app.conversations[clientID] ?? Conversation()
    do {
      let entries = conversation.page(
        before: try call.query["before"].map { try DateTime($0) },
        after: try call.query["after"].map { try DateTime($0) },
        count: max(try call.query.number("count") ?? ServerSettings.defaults.historyLoadingCount, 1)
      )
      let page = HistoryPage(
        messages: entries.map { .event(.entry($0)) },
        agentInfo: conversation.agentInfo(app.operator).map { .value($0) },
        allowedToSendMessages: true
      )
      return .chatCenter(page)
    } catch {
      return .refusal(400, "before and after are dates, and count is a number")
    }
  }

  private func search(by clientID: String, in app: ChatCenterApp) -> Reply {
    guard let text = call.query["query"], !text.isEmpty,
      let number = Int(call.query["page"] ?? "0"), (0...1_000_000).contains(number)
    else { return .refusal(400, "query is a text, and page a number from 0 on") }
    let found = app.conversations[clientID]?.search(text) ?? []
    let page = found.dropFirst(number * Self.searchPage).prefix(Self.searchPage)
    return .chatCenter(
      SearchPage(
        total: found.count,
        pages: (found.count + Self.searchPage - 1) / Self.searchPage,
        content: page.map { .event(.entry($0)) }
      )
    )
  }
}

// Files.
extension ChatCenterEndpoints {
  private func upload(to app: inout ChatCenterApp) -> Reply {
    guard call.clientID != nil else { return .refusal(401, "X-Client-Token has no client") }
    guard let part = request.parts?.first(where: { $0.name == "file" }) else {
      return .refusal(400, "a form has a part “file”")
    }
    let id = "file-\(app.nextNumber())"
    app.files.add(part.body, as: id)
    let details = FileDetails(
      name: part.fileName,
      size: Int64(part.body.count),
      type: part.headers["Content-Type"]
    )
    return .chatCenter(StoredFile(result: id, optional: details))
  }

  private func download(_ path: String, from app: ChatCenterApp) -> Reply? {
    guard let files = ChatCenterPaths.files, path.hasPrefix(files + "/") else { return nil }
    let id = PercentDecoding.decode(path.dropFirst(files.count + 1))
    guard let bytes = app.files[id] else { return .refusal(404, "there is no file \(id)") }
    return Reply(status: 200, headers: ["Content-Type": "application/octet-stream"], body: bytes)
  }
}

extension Conversation {
  /// Returns the agent that talks with the client; nil for an empty conversation.
  fileprivate func agentInfo(_ operator: Operator) -> AgentInfo? {
    guard !rows.isEmpty else { return nil }
    guard let threadID else { return AgentInfo(action: .agentLookup, thread: .null) }
    guard isOperatorPresent else {
      let thread = ConversationThread(id: threadID, state: .unassigned)
      return AgentInfo(action: .agentLookup, thread: .value(thread))
    }
    let thread = ConversationThread(id: threadID, state: .inProgress)
    let agent = Agent(operator: `operator`)
    return AgentInfo(action: .agentJoined, thread: .value(thread), agent: .value(agent))
  }
}

extension Call {
  /// The ID of the client: the part of its token after the first colon.
  ///
  /// Neither the sandbox's device addresses nor base64 signatures contain a colon.
  var clientID: String? {
    let token = PercentDecoding.decode((headers["X-Client-Token"] ?? "")[...])
    guard let colon = token.firstIndex(of: ":") else { return nil }
    let id = token[token.index(after: colon)...]
    return id.isEmpty ? nil : String(id)
  }
}

extension Reply {
  static func chatCenter(_ model: some JSONEncodable, status: Int = 200) -> Reply {
    var reply = Reply(model, status: status)
    reply.headers["Content-Type"] = "application/json"
    return reply
  }

  static func refusal(_ status: Int, _ reason: String) -> Reply {
    .chatCenter(["error": .string(reason)] as JSONValue, status: status)
  }
}
