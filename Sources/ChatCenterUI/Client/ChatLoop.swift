import BinderyRealtime
import BinderyRuntime

/// Performs the actions that the state machine of a client decides, one at a time.
///
/// It owns all sockets, timers and requests, and cancels them when it ends.
actor ChatLoop {
  private let environment: ChatEnvironment
  private let hub: ChatHub
  private var machine: ChatMachine
  private var sockets = OpenSockets()
  private var tasks = BackgroundTasks()

  init(_ environment: ChatEnvironment, _ hub: ChatHub) {
    self.environment = environment
    self.hub = hub
    machine = ChatMachine(environment)
  }

  /// Ends when the command stream ends.
  func run(_ commands: AsyncStream<ChatCommand>) async {
    for await command in commands { decide { $0.execute(command) } }
    decide { $0.deauthorize() }
    tasks.cancelAll()
    sockets.cancel()
  }

  /// Passes an event to the machine, and performs its actions.
  private func decide(_ handle: @Sendable (inout ChatMachine) -> Void) {
    handle(&machine)
    for action in machine.takeActions() { perform(action) }
  }

  private func perform(_ action: ChatAction) {
    switch action {
    case .open(let generation, let account): open(generation, as: account)
    case .send(let frame, let generation, let permit): send(frame, generation, permit)
    case .ping(let generation): sockets.ping(generation)
    case .close(let generation, let code): sockets.close(generation, code)
    case .drop(let generation): sockets.cancel(generation)
    case .wait(let duration, let timer): wait(duration, timer)
    case .request(let request): perform(request)
    case .cancel(let key): tasks.cancel(key)
    case .cancelTasks: tasks.cancelAll(except: .connectionTimer)
    case .log(let parts, let message): hub.log(parts, message)
    case .event(let event): hub.events.send(event)
    case .end(let id, let failure):
      hub.receipts.resume(returning: failure.map { .failure($0) } ?? .success(()), for: id)
      if let failure { hub.events.send(.failed(failure, messageID: id)) }
    case .reportError(let error): hub.report(error)
    case .reportMalformed(let malformed): hub.report(malformed, by: .webSocket)
    case .reportUndecodable(let error): hub.report(error)
    case .setUnreadCount(let count): hub.setUnreadCount(count)
    case .resetUnreadCount: hub.resetUnreadCount()
    case .setSettings(let settings): hub.setSettings(settings)
    case .setLargestImage(let size): hub.change { $0.largestImage = size }
    case .setChatOpen(let isOpen): hub.change { $0.isChatOpen = isOpen }
    case .setSocketActive(let isActive): hub.change { $0.isSocketActive = isActive }
    case .deauthorize(let authorization):
      hub.change { if $0.authorization == authorization { $0.deauthorize() } }
    case .call(let completion): completion()
    }
  }
}

// The socket.
extension ChatLoop {
  private func open(_ generation: Int, as account: ChatAccount) {
    sockets.open(generation, for: self) { [environment] () async throws(WebSocketError) in
      try await environment.connect(as: account)
    }
  }

  private func send(_ frame: SocketChannel.Outgoing, _ generation: Int, _ permit: Permit?) {
    guard sockets.contains(generation) else { return }
    do throws(JSONError) {
      let text = String(decoding: try frame.encoded(), as: UTF8.self)
      hub.log(.webSocket, "sending \(text)")
      sockets.add(.text(text, permit: permit), to: generation)
    } catch {
      hub.log([.webSocket, .error], "a frame can't be written: \(error)")
    }
  }
}

extension ChatLoop: SocketListener {
  func opened(_ generation: Int) { decide { $0.open(generation) } }

  func receivedData(_ generation: Int) {
    decide { $0.handle(.receivedData(generation: generation)) }
  }

  func received(_ messages: WebSocketBatch, _ generation: Int) {
    receivedData(generation)
    guard machine.isCurrent(generation) else { return }
    for case .text(let text) in messages {
      hub.log(.webSocket, "received \(text)")
      decide { $0.receive(text) }
    }
  }

  /// Callers that wait for an answer are notified when the socket ends.
  func unsent(_ text: String, _ generation: Int) {
    hub.log([.webSocket, .error], "the socket was lost before this was sent: \(text)")
  }

  func ended(_ code: WebSocketCloseCode?, _ error: WebSocketError?, _ generation: Int) {
    sockets.remove(generation)
    if let error { hub.log([.webSocket, .error], "the socket failed: \(error)") }
    let code = code.map { Int($0.rawValue) }
    let retryAfter = error?.retryAfter
    decide { $0.handle(.ended(code: code, retryAfter: retryAfter, generation: generation)) }
  }
}

// Timers and requests.
extension ChatLoop {
  /// The HTTP requests of the user with the newest credentials; nil without a user.
  private var service: ChatService? {
    machine.account.map { environment.service(for: $0, reportingTo: hub) }
  }

  private func wait(_ duration: Duration, _ timer: ChatTimer) {
    tasks.run(timer.key) { [weak self, clock = environment.parts.clock] in
      guard (try? await clock.sleep(for: duration)) != nil else { return }
      await self?.end(timer)
    }
  }

  /// Ends the wait of a timer, which may have been cancelled after its time had elapsed.
  private func end(_ timer: ChatTimer) {
    guard !Task.isCancelled else { return }
    decide { $0.endWait(timer) }
  }

  private func perform(_ request: ChatRequest) {
    switch request {
    case .initialData(let account): requestInitialData(of: account)
    case .missedMessages(let request, let account): requestMissedMessages(request, of: account)
    case .pollUnreadCount(let polling, let account): poll(polling, account)
    case .unreadCount(let account, let id, let completion): countUnread(of: account, id, completion)
    case .upload(let data, let type, let id, let account): upload(data, type, as: id, of: account)
    }
  }

  private func requestInitialData(of account: ChatAccount) {
    tasks.run(.initialRequests) { [weak self, hub] in
      guard let service = await self?.service else { return }
      do throws(ChatNetworkError) {
        let (configuration, errors) = try await service.configuration()
        for error in errors { hub.log([.rest, .error], "the configuration's \(error)") }
        await self?.decide { $0.receive(configuration, of: account) }
      } catch {
        // the app's own settings stay in effect.
        hub.report(error)
      }
      guard !Task.isCancelled, let service = await self?.service,
        let request = await self?.machine.latestPage
      else { return }
      do throws(ChatNetworkError) {
        let page = try await service.history(count: request.count)
        await self?.decide { $0.receive(page, for: request, of: account) }
      } catch {
        await self?.decide { $0.noteMissingPage(of: account) }
        hub.report(error)
      }
    }
  }

  private func requestMissedMessages(_ request: HistoryLoader.Request, of account: ChatAccount) {
    tasks.run(.missedMessages) { [weak self, hub] in
      guard let service = await self?.service else { return }
      do throws(ChatNetworkError) {
        let page = try await service.history(after: request.after, count: request.count)
        await self?.decide { $0.receive(page, for: request, of: account) }
      } catch {
        hub.report(error)
      }
    }
  }

  private func poll(_ polling: UnreadPolling, _ account: ChatAccount) {
    tasks.run(.polling) { [weak self, hub] in
      await polling.run {
        guard let service = await self?.service else { return }
        do throws(ChatNetworkError) {
          let count = try await service.unreadCount()
          await self?.decide { $0.receiveUnreadCount(count, of: account) }
        } catch {
          hub.report(error)
        }
      }
    }
  }

  private func countUnread(
    of account: ChatAccount,
    _ id: String,
    _ completion: @escaping @Sendable (Result<Int, ChatNetworkError>) -> Void
  ) {
    tasks.run(.count(id)) { [weak self, environment, hub] in
      let result: Result<Int, ChatNetworkError>
      do throws(ChatNetworkError) {
        let count = try await environment.service(for: account, reportingTo: hub).unreadCount()
        await self?.decide { $0.receiveUnreadCount(count, of: account) }
        result = .success(count)
      } catch {
        hub.report(error)
        result = .failure(error)
      }
      completion(result)
      await self?.end(.count(id))
    }
  }

  private func end(_ key: BackgroundTasks.Key) { tasks.cancel(key) }

  private func upload(_ data: Data, _ type: String, as id: String, of account: ChatAccount) {
    tasks.run(.upload(id)) { [weak self, environment, hub] in
      let result: Result<StoredFile, ChatNetworkError>
      do throws(ChatNetworkError) {
        result = .success(
          try await environment.service(for: account, reportingTo: hub).upload(data, type: type)
        )
      } catch {
        result = .failure(error)
      }
      await self?.decide { $0.endUpload(id, result) }
    }
  }
}
