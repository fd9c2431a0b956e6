import BinderyRuntime
import BinderyTesting
import Sandbox
import XCTest

@testable import ChatCenterUI

/// A client on real sockets, and a local Chat Center that answers it.
struct SandboxFixture {
  let sandbox: ChatCenterSandbox
  let server: ChatCenterServer
  let config: ChatConfig
  let sdk: ChatCenterUISDK
  let listener = ChatListener()
  /// The client's events, as text.
  let received = EventLog(timeout: 20)
  private let hearing: Task<Void, Never>

  init(
    _ settings: ChatCenterSettings = ChatCenterSettings(),
    _ change: (inout ChatConfig) -> Void = { _ in }
  ) throws {
    // A proxy of the system can't reach this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
    let sandbox = ChatCenterSandbox(settings)
    let server = try ChatCenterServer(sandbox)
    let transport = ChatTransportConfig(
      rest: server.url,
      webSocket: server.socketURL,
      dataStore: server.filesURL
    )
    var config = ChatConfig(transportConfig: transport)
    config.networkConfig.wsConfig.sendTimeout = 5
    change(&config)
    self.init(
      sandbox,
      server,
      config,
      ChatDependencies(storage: InMemoryDeviceStorage(uid: "device-1"))
    )
  }

  init(
    _ sandbox: ChatCenterSandbox,
    _ server: ChatCenterServer,
    _ config: ChatConfig,
    _ parts: ChatDependencies
  ) {
    var parts = parts
    parts.queue = DispatchQueue(label: "test")
    let sdk = ChatCenterUISDK(providerUid: "provider", chatConfig: config, parts: parts)
    sdk.delegate = listener
    sdk.giveUpInTime()
    (self.sandbox, self.server, self.config, self.sdk) = (sandbox, server, config, sdk)
    hearing = Task { [received, events = sdk.events] in
      for await event in events { received.add(event.word) }
    }
  }

  /// Stops the server and the client's connections.
  func end() {
    hearing.cancel()
    sdk.deauthorizeUser()
    server.stop()
  }

  /// A session that has appeared, on a socket that is ready.
  func chat() async throws -> ChatSession {
    sdk.authorize(user: ChatUser(identifier: "ann", name: "Ann"))
    try await received.wait { $0.hasPrefix("history") }
    let session = try sdk.getChat()
    session.didAppear()
    try await received.wait(for: "connected true")
    return session
  }
}

extension ChatEvent {
  fileprivate var word: String {
    switch self {
    case .received(let delivery): delivery.content.word
    case .undecodable(let error): "undecodable \(error)"
    case .malformed(let members): "malformed \(members)"
    case .history(let page): "history \(page.messages.count)"
    case .status(let status, _): status.rawValue
    case .failed(let failure, _): "failed \(failure)"
    case .connected(let isReady): "connected \(isReady)"
    case .dropped(let count): "dropped \(count)"
    }
  }
}

extension Entry {
  var word: String {
    switch self {
    case .message(let message): "\(message.operator?.name ?? "ann"): \(message.text ?? "")"
    case .operatorNotice(let notice): notice.type.rawValue
    case .threadNotice(let notice): notice.type.rawValue
    case .survey(let survey): "SURVEY \(survey.questions?.first?.text ?? "")"
    case .closeThreadRequest(let request): "MAY IT END? \(request.hideAfter ?? 0)"
    case .surveyAnswer(let answer): "ANSWER \(answer.rate ?? 0)"
    default: "?"
    }
  }
}

extension HistoryPage {
  var words: [String] { messages.map { $0.event?.entry?.word ?? "?" } }
}

extension HistoryChannel.Incoming {
  var entry: Entry? { if case .entry(let entry) = self { entry } else { nil } }
}
