import ChatCenterUI
import Sandbox

/// A demo of a client and an operator on a local Chat Center, with a line for each step.
struct DemoChatCenter {
  /// Called with each line.
  var output: @Sendable (String) -> Void = Terminal.result

  /// Runs the demo and returns the exit status.
  func run() async -> Int32 {
    do {
      var settings = ChatCenterSettings()
      settings.answerSeconds = 0.3
      settings.configuration.channelConfig = ["historyLoadingCount": 5]
      let sandbox = ChatCenterSandbox(settings)
      let server = try ChatCenterServer(sandbox)
      defer { server.stop() }
      output("A client and a local Chat Center on \(server.url), a sandbox on this machine.")
      try await exchangeMessages(on: server, sandbox)
      return 0
    } catch {
      Terminal.failure("error: \(error)")
      return 1
    }
  }

  private func exchangeMessages(on server: ChatCenterServer, _ sandbox: ChatCenterSandbox)
    async throws
  {
    let transport = ChatTransportConfig(
      rest: server.url,
      webSocket: server.socketURL,
      dataStore: server.filesURL
    )
    let sdk = ChatCenterUISDK(
      providerUid: "demo",
      chatConfig: ChatConfig(transportConfig: transport),
      callbackQueue: DispatchQueue(label: "demo"),
      storage: InMemoryDeviceStorage()
    )
    var events = sdk.events.makeAsyncIterator()
    sdk.authorize(user: ChatUser(identifier: "ann", name: "Ann"))
    while let event = await events.next() { if case .history = event { break } }
    let count = sdk.settings.historyLoadingCount
    output("the company has set historyLoadingCount to \(count)")
    let chat = try sdk.getChat()
    chat.didAppear()
    for text in ["Hello!", "Is it “raining”? 🙃"] {
      try await chat.send(.text(text))
      output("ann sends: \(text)")
      await printEvents(&events) { $0.isFromOperator }
    }
    sandbox.ask("How was it?")
    try await answerSurvey(&events, chat)
    sandbox.endDialog()
    await printEvents(&events) { if case .threadNotice = $0 { true } else { false } }
    try await printHistory(of: chat)
  }

  private typealias Events = ChatUpdates<ChatEvent>.AsyncIterator

  /// Prints received entries up to the last one.
  @discardableResult
  private func printEvents(_ events: inout Events, until isLast: (Entry) -> Bool) async -> Entry? {
    while let event = await events.next() {
      guard case .received(let delivery) = event else { continue }
      output("ann receives \(delivery.content.line)")
      if isLast(delivery.content) { return delivery.content }
    }
    return nil
  }

  private func answerSurvey(_ events: inout Events, _ chat: ChatSession) async throws {
    let entry = await printEvents(&events) { if case .survey = $0 { true } else { false } }
    guard case .survey(let survey)? = entry, let question = survey.questions?.first else { return }
    let answer = SurveyFormAnswer(questionId: question.id, rate: 5, text: question.text)
    try await chat.answer(survey, with: [answer])
    output("ann gives it a 5")
  }

  private func printHistory(of chat: ChatSession) async throws {
    let page = try await chat.history()
    output("The latest page of the history has \(page.messages.count) entries:")
    for case .event(.entry(let entry)) in page.messages { output("  \(entry.line)") }
  }
}

extension Entry {
  fileprivate var isFromOperator: Bool {
    if case .message(let message) = self { message.operator != nil } else { false }
  }

  fileprivate var line: String {
    switch self {
    case .message(let message): "\(message.operator?.name ?? "ann"): \(message.text ?? "")"
    case .operatorNotice(let notice): notice.text ?? notice.type.rawValue
    case .threadNotice(let notice): notice.text ?? notice.type.rawValue
    case .survey(let survey): "a survey: \(survey.questions?.first?.text ?? "")"
    case .surveyAnswer(let answer): "ann's answer: \(answer.rate ?? 0) for \(answer.text ?? "")"
    default: "something else"
    }
  }
}
