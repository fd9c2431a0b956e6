import BinderyRuntime

/// The messages of a client, from the app's call to their outcome.
///
/// It decides when a message is sent, and reports the outcome of each once.
struct MessageOutbox: Sendable {
  /// The maximum number of simultaneous uploads; each file may have 30 MB.
  static let uploadBound = 8

  /// How long a message may wait for its acknowledgment.
  private let timeout: Duration
  private let uploadTimeout: Duration
  private var pending = PendingMessages()
  /// The survey answers that are sent one per message.
  private var split = SplitMessages()
  private var replies = SurveyReplies()
  private var locations = ReportedLocations()
  /// The messages whose files are being uploaded, and the user of each.
  private var uploads: [String: ChatAccount] = [:]
  /// Whether the expiry of messages is checked once the timeout has passed.
  private var awaitsExpiry = false

  /// An action or a report, in the order of the list.
  enum Decision: Sendable {
    case act(ChatAction)
    /// Send content in a frame.
    case send(PendingMessages.Entry)
    case report(MessageStatus, of: String)
    /// A message has arrived, or has failed.
    case end(String, ChatSendFailure?)
  }

  /// The connection over which messages are sent.
  struct Connection: Sendable {
    /// Builds the content of the user's messages; nil without a user.
    let content: ContentBuilder?
    /// Whether the socket is open or opening.
    let isOpen: Bool
    /// Whether messages are sent now, or wait.
    let isReady: Bool
    /// The time since the client was created.
    let now: Duration

    /// The builder of content that the connection accepts.
    fileprivate func accept() throws(ChatSendFailure) -> ContentBuilder {
      guard let content else { throw .refused(.userNotAuthorized) }
      guard isOpen else { throw .refused(.webSocketNotActive) }
      return content
    }
  }

  init(_ config: ChatNetworkConfig) {
    timeout = Duration(clamping: config.wsConfig.sendTimeout)
    uploadTimeout = Duration(clamping: config.httpConfig.uploadTimeout)
  }

  /// Sends a message, or begins the upload of its file.
  mutating func send(
    _ message: ChatMessage,
    as id: String,
    over connection: Connection
  ) -> [Decision] {
    send(id, over: connection) { outbox, content in
      // An unchanged location is not sent again.
      if case .location(let point) = message, point == outbox.locations.last {
        return outbox.end(id, nil)
      }
      let report = [Decision.report(.sending, of: id)]
      switch message {
      case .text(let text):
        return report + outbox.add(content.text(text, id: id), id, over: connection)
      case .image(let data, let type):
        return report + outbox.upload(data, type, as: id, of: content.account)
      case .location(let point):
        outbox.locations.add(point, as: id)
        let content = content.location(point)
        return report + outbox.add(content, id, important: false, over: connection)
      }
    }
  }

  /// Answers the request to close the conversation.
  mutating func send(
    _ decision: ClientThreadDecision.Kind,
    on request: CloseThreadRequest,
    as id: String,
    over connection: Connection
  ) -> [Decision] {
    send(id, over: connection) { outbox, content in
      let content = content.decision(decision, on: request)
      return outbox.add(content, id, important: false, over: connection)
    }
  }

  /// Logs the user out.
  mutating func sendLogout(as id: String, over connection: Connection) -> [Decision] {
    send(id, over: connection) { outbox, content in
      outbox.add(content.offline(), id, important: false, over: connection)
    }
  }

  /// Sends content, or fails its message if the connection accepts none.
  private mutating func send(
    _ id: String,
    over connection: Connection,
    _ send: (inout Self, ContentBuilder) -> [Decision]
  ) -> [Decision] {
    do throws(ChatSendFailure) {
      return send(&self, try connection.accept())
    } catch {
      return end(id, error)
    }
  }

  /// Sends content now, or once the socket is ready.
  ///
  /// - Parameter important: Whether the service keeps it until it is delivered.
  private mutating func add(
    _ content: ClientContent,
    _ id: String,
    important: Bool = true,
    over connection: Connection
  ) -> [Decision] {
    guard pending.add(id, content, important: important, at: connection.now) else {
      return end(id, .overflow(bound: PendingMessages.bound))
    }
    let sendings = connection.isReady ? flush() : []
    defer { awaitsExpiry = true }
    return awaitsExpiry ? sendings : sendings + [awaitExpiry]
  }

  /// Sends the waiting messages over a socket that is ready.
  mutating func flush() -> [Decision] { pending.takeWaiting().map { .send($0) } }
}

// Survey answers.
extension MessageOutbox {
  /// Answers a survey after a delay, which another answer to it restarts.
  mutating func answer(
    _ reply: SurveyReply,
    as id: String,
    after delay: Duration,
    over connection: Connection
  ) -> [Decision] {
    guard connection.content != nil else { return end(id, .refused(.userNotAuthorized)) }
    guard !reply.answers.isEmpty else { return end(id, .refused(.messageIsEmpty)) }
    let older = replies.add(reply, as: id)
    return [.act(.wait(delay, .survey(reply.survey.identity, replyID: id)))]
      + (older.map { end($0, .replaced) } ?? [])
  }

  /// Sends an answer after its delay, unless a newer one has replaced it: as one message, or one
  /// for each question.
  ///
  /// - Parameter makeID: Makes the ids of the messages; the last one has the reply's own.
  mutating func complete(
    _ id: String,
    survey: String,
    over connection: Connection,
    _ makeID: () -> String
  ) -> [Decision] {
    guard let reply = replies.take(id, to: survey) else { return [] }
    return [.act(.cancel(.survey(survey)))]
      + send(id, over: connection) { outbox, content in
        guard !content.combinesAnswers else {
          return outbox.add(content.form(reply, id: id), id, over: connection)
        }
        let ids = reply.answers.dropFirst().map { _ in makeID() } + [id]
        outbox.split.split(id, into: ids)
        return zip(reply.answers, ids).flatMap { answer, id in
          outbox.add(content.answer(answer, to: reply.survey), id, over: connection)
        }
      }
  }
}

// Uploads.
extension MessageOutbox {
  private mutating func upload(
    _ data: Data,
    _ type: String,
    as id: String,
    of account: ChatAccount
  ) -> [Decision] {
    guard uploads.count < Self.uploadBound else {
      return end(id, .overflow(bound: Self.uploadBound))
    }
    uploads[id] = account
    return [
      .act(.wait(uploadTimeout, .upload(id))),
      .act(.request(.upload(data, type: type, id: id, account))),
    ]
  }

  /// Sends a message whose file is stored, or fails it; does nothing if it has failed already.
  mutating func endUpload(
    _ id: String,
    _ result: Result<StoredFile, ChatNetworkError>,
    over connection: Connection
  ) -> [Decision] {
    let stop: [Decision] = [.act(.cancel(.upload(id))), .act(.cancel(.uploadTimeout(id)))]
    guard let account = uploads.removeValue(forKey: id) else { return stop }
    switch result {
    case .success(let file):
      return stop
        + send(id, over: connection) { outbox, content in
          outbox.add(content.of(account).file(file, id: id), id, over: connection)
        }
    case .failure(let error):
      return stop + [.act(.reportError(error))] + end(id, .notStored(error))
    }
  }
}

// Outcomes.
extension MessageOutbox {
  /// Handles the reply to a message, or a later status.
  mutating func receive(_ reply: MessageReply) -> [Decision] {
    switch reply {
    case .refusal(let id, let code, let details):
      pending.settle(id) ? end(id, .rejected(code: code, details: details)) : []
    case .status(let status, let id): receive(status, of: id)
    }
  }

  private mutating func receive(_ status: MessageStatus, of id: String) -> [Decision] {
    let isAnswer = status != .sending && pending.settle(id)
    if isAnswer, status == .failed {
      return end(id, .rejected(code: status.rawValue, details: nil))
    }
    let ending = isAnswer ? end(id, nil) : []
    return ending + (split.note(status, of: id).map { [.report(status, of: $0)] } ?? [])
  }

  /// Fails the expired messages, and waits for the others.
  mutating func expire(at now: Duration) -> [Decision] {
    let failures = end(pending.expire(after: timeout, at: now), .timedOut)
    awaitsExpiry = !pending.isEmpty
    return awaitsExpiry ? failures + [awaitExpiry] : failures
  }

  private var awaitExpiry: Decision { .act(.wait(timeout, .expiry)) }

  /// Fails the sent messages, which get no answer anymore, and the waiting ones if no socket
  /// follows.
  mutating func loseSocket(isFinal: Bool) -> [Decision] {
    end(isFinal ? pending.takeAll() : pending.takeSent(), .connectionLost)
  }

  /// Fails and forgets the messages of the user.
  mutating func forget() -> [Decision] {
    locations = ReportedLocations()
    awaitsExpiry = false
    let unsent = pending.takeAll() + uploads.keys.sorted() + replies.takeAll()
    uploads = [:]
    defer { split = SplitMessages() }
    return end(unsent, .connectionLost)
  }

  private mutating func end(_ ids: [String], _ failure: ChatSendFailure) -> [Decision] {
    ids.flatMap { end($0, failure) }
  }

  private mutating func end(_ id: String, _ failure: ChatSendFailure?) -> [Decision] {
    locations.settle(id, failure)
    return split.settle(id, failure).map { [.end($0.id, $0.failure)] } ?? []
  }
}
