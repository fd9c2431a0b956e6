import BinderyRuntime
import BinderyTesting
import ChatCenterUI
import Foundation

/// The user of a client: does what a recording says in words, and tells in JSON what they hear.
///
/// Whoever records and whoever replays have the same one, each with a client of their own.
///
/// Sendable because `lock` guards all that changes.
public final class WordedUser: @unchecked Sendable {
  /// Each with the voice as its key: `event`, `settings`, `delegate`, or the `result` of a call.
  public let heard: Heard
  private let make: @Sendable (ChatConfig) -> ChatCenterUISDK
  private let transport: ChatTransportConfig
  /// A word for each stream that has ended.
  private let ended: Heard
  private let lock = NSLock()
  private var sdk: ChatCenterUISDK?
  private var chat: ChatSession?
  private var survey: Survey?
  private var closing: CloseThreadRequest?
  private var unread: [String] = []

  /// - Parameter make: Makes the client once it is known what the app sets.
  public init(
    _ transport: ChatTransportConfig,
    patience: TimeInterval = Heard.usualPatience,
    _ make: @escaping @Sendable (ChatConfig) -> ChatCenterUISDK
  ) {
    heard = Heard(patience: patience)
    ended = Heard(patience: patience)
    self.transport = transport
    self.make = make
  }

  /// Lets the client go, and returns when all was heard.
  public func finish() async {
    let isThere = lock.withLock {
      defer { (chat, sdk) = (nil, nil) }
      return sdk != nil
    }
    if isThere { _ = try? await ended.first(2) }
  }

  /// What is done by a word alone, or by one with what it is done with.
  public func perform(_ call: JSONValue) {
    let (verb, object): (String, JSONValue) =
      switch call {
      case .object(let object): object.members.first.map { ($0.key, $0.value) } ?? ("", .null)
      default: (call.string ?? "", .null)
      }
    if verb == "start" { return start(object) }
    guard let sdk = lock.withLock({ sdk }) else { return tell("nobody", .string(verb)) }
    act(verb, object, sdk)
  }
}

// What the user does.
extension WordedUser {
  private func start(_ words: JSONValue) {
    var config = ChatConfig(transportConfig: transport)
    for rule in LocalSettings.settings {
      if let value = words["settings"]?[rule.name] { _ = rule.take(value, into: &config.settings) }
    }
    if let seconds = words["sendTimeout"]?.double {
      config.networkConfig.wsConfig.sendTimeout = seconds
    }
    let sdk = make(config)
    sdk.delegate = self
    lock.withLock { self.sdk = sdk }
    listen(sdk.events, sdk.settingsUpdates)
  }

  private func act(_ verb: String, _ object: JSONValue, _ sdk: ChatCenterUISDK) {
    switch verb {
    case "authorize":
      let user = ChatUser(identifier: object["id"]?.string ?? "", name: object["name"]?.string)
      sdk.authorize(user: user, auth: ChatAuth(token: object["token"]?.string))
    case "deauthorize": sdk.deauthorizeUser()
    case "logout": run("logout") { .boolean(try await sdk.logoutResult()) }
    case "background": sdk.didEnterBackground()
    case "foreground": sdk.willEnterForeground()
    case "count": run("count") { .number(JSONNumber(try await sdk.unreadMessagesCount())) }
    case "open": open(sdk)
    default:
      guard let chat = lock.withLock({ chat }) else { return tell("nobody", .string(verb)) }
      act(verb, object, chat)
    }
  }

  private func open(_ sdk: ChatCenterUISDK) {
    do throws(ChatCenterUIError) {
      let chat = try sdk.getChat()
      lock.withLock { self.chat = chat }
      chat.didAppear()
    } catch {
      tell("result", ["open": .string("\(error)")])
    }
  }

  private func act(_ verb: String, _ object: JSONValue, _ chat: ChatSession) {
    switch verb {
    case "close": chat.close()
    case "send": run("send") { .string(try await chat.send(.text(object.string ?? ""))) }
    case "image":
      let image = Data((object.string ?? "").utf8)
      run("image") { .string(try await chat.send(.image(image, type: "image/svg+xml"))) }
    case "place":
      let place = object.array?.compactMap(\.double) ?? []
      let point = GeoPoint(latitude: place.first ?? 0, longitude: place.last ?? 0)
      run("place") { .string(try await chat.send(.location(point))) }
    case "decide":
      let decision = ClientThreadDecision.Kind(rawValue: object.string ?? "")
      run("decide") { [self] in try await decide(decision, in: chat) }
    case "type": chat.didType(object.string ?? "")
    case "read": chat.markRead(lock.withLock { unread })
    case "answer": run("answer") { [self] in try await answer(object.int, in: chat) }
    case "history": run("history") { try JSONValue(encoding: await chat.history()) }
    case "search":
      run("search") { try JSONValue(encoding: await chat.search(object.string ?? "")) }
    default: tell("nobody", .string(verb))
    }
  }

  private func answer(_ rate: Int?, in chat: ChatSession) async throws -> JSONValue {
    guard let survey = lock.withLock({ survey }) else { return "nobody has asked" }
    let question = survey.questions?.first
    let answer = SurveyFormAnswer(questionId: question?.id, rate: rate, text: question?.text)
    try await chat.answer(survey, with: [answer])
    return true
  }

  private func decide(
    _ decision: ClientThreadDecision.Kind,
    in chat: ChatSession
  ) async throws -> JSONValue {
    guard let closing = lock.withLock({ closing }) else { return "nobody has asked" }
    try await chat.answer(closing, with: decision)
    return true
  }

  /// The client ends it at the latest when it is let go.
  private func run(_ verb: String, _ work: @escaping @Sendable () async throws -> JSONValue) {
    Task { [weak self] in
      let result: JSONValue
      do {
        result = try await work()
      } catch {
        result = ["error": .string("\(error)")]
      }
      self?.tell("result", .object(JSONObject([(verb, result)])))
    }
  }
}

// What the user hears.
extension WordedUser: ChatCenterUISDKDelegate {
  /// The streams end with the client.
  private func listen(
    _ events: ChatUpdates<ChatEvent>,
    _ settings: ChatUpdates<EffectiveSettings<LocalSettings>>
  ) {
    Task { [weak self, ended] in
      for await event in events { self?.hear(event) }
      ended.add("events")
    }
    Task { [weak self, ended] in
      for await effective in settings { self?.tell("settings", effective.remote) }
      ended.add("settings")
    }
  }

  private func hear(_ event: ChatEvent) {
    if case .received(let delivery) = event {
      lock.withLock {
        switch delivery.content {
        case .survey(let asked): survey = asked
        case .closeThreadRequest(let asked): closing = asked
        case .message: delivery.messageId.map { unread.append($0) }
        default: break
        }
      }
    }
    tell("event", event.words)
  }

  public func chatCenterUI(chatCenter: ChatCenterUISDK, didChangeUnreadMessages count: Int) {
    tell("delegate", ["unread": .number(JSONNumber(count))])
  }

  public func chatCenterUI(chatCenter: ChatCenterUISDK, didReceiveNetwork error: Error) {
    tell("delegate", ["error": .string("\(error)")])
  }

  private func tell(_ voice: String, _ words: JSONValue) {
    heard.add(JSONValue.object(JSONObject([(voice, words)])).description)
  }
}
